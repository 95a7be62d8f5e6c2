/** The connected pads; none where the browser has none, or where a frame may not see them. */
export function connectedPads(): Gamepad[] {
  try {
    return navigator.getGamepads().flatMap((pad) => (pad?.connected ? [pad] : []));
  } catch {
    return [];
  }
}

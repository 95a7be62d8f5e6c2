/** The top of a chart: the next round number, so that half of it is one as well. */
export function roundTop(most: number): number {
  if (!(most > 0)) return 2;
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = [1, 2, 4, 6, 8, 10];
  return Math.max(2, (steps.find((step) => step * power >= most) ?? 10) * power);
}

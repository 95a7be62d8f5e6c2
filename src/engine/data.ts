/** First steps into data from outside, whose shape is not known yet. */

/** The data as an object whose fields are not known; one without fields when it is no object. */
export function asObject(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

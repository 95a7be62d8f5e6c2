/** First steps into data from outside, whose shape is not known yet. */

/** The data as an object whose fields are not known; one without fields when it is no object. */
export function asObject(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** Whether data from outside is an object that may have named fields. */
export function isObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Data from outside as a few words for an error message; any value will do. */
export function shown(data: unknown): string {
  if (typeof data === 'string')
    return JSON.stringify(data.length > 40 ? `${data.slice(0, 40)}…` : data);
  if (Array.isArray(data)) {
    const items = data.slice(0, 16).map((item) => (Array.isArray(item) ? 'a list' : shown(item)));
    return `[${items.join(', ')}${data.length > 16 ? ', …' : ''}]`;
  }
  return isObject(data) ? 'an object' : String(data);
}

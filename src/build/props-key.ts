/** A text that differs for props that differ; null for props that hold more than plain data. */
export function propsKey(props: Readonly<Record<string, unknown>>): string | null {
  try {
    // not its second argument: a date has become a text there
    return JSON.stringify(props, function (this: Readonly<Record<string, unknown>>, name) {
      return plain(this[name]);
    });
  } catch {
    return null;
  }
}

function plain(value: unknown): unknown {
  if (value === undefined) return { undefined: true };
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return value;
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  if (prototype === Object.prototype || prototype === Array.prototype || prototype === null) return value;
  throw new TypeError('not plain data');
}

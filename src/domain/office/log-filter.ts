/** What is searched for; '': everything. Days are YYYY-MM-DD, both inclusive. */
export interface LogFilter {
  readonly by: string;
  readonly kind: string;
  readonly from: string;
  readonly until: string;
  readonly text: string;
}

/** @param values the fields of a form, or the parameters of an address */
export function logFilterOf(values: { get(name: string): unknown }): LogFilter {
  const text = (name: keyof LogFilter) => String(values.get(name) ?? '');
  return { by: text('by'), kind: text('kind'), from: text('from'), until: text('until'), text: text('text') };
}

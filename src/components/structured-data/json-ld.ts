/** A node of schema.org as JSON-LD; `undefined` properties are left out when it is printed. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The text of a JSON-LD data block; `<` is escaped, so that no text of the shop can end the block. */
export function printThings(things: readonly Thing[]): string {
  const [only, ...others] = things;
  const data = others.length === 0 ? { '@context': 'https://schema.org', ...only } : { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

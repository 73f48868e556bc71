/** A schema.org node as JSON-LD; `undefined` properties are left out when it is printed. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The text of a JSON-LD data block; `<` is escaped, so that no text of the settings can end the block. */
export function printThings(structuredData: readonly JsonLdNode[]): string {
  const [only, ...others] = structuredData;
  const data =
    others.length === 0 ? { '@context': 'https://schema.org', ...only } : { '@context': 'https://schema.org', '@graph': structuredData };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

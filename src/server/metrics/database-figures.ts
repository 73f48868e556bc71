/** The figures of a scrape that come from the database. */
export interface DatabaseFigures {
  readonly outbox: readonly { readonly channel: string; readonly count: number; readonly ageSeconds: number }[];
  readonly codesLeft: number;
}

/** What a scrape reads from the database. */
export interface DatabaseFigures {
  readonly outbox: readonly { readonly channel: string; readonly count: number; readonly ageSeconds: number }[];
  readonly codesLeft: number;
}

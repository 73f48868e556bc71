/** Events of orders that wait for a channel. */
export interface OutboxFigures {
  readonly channel: string;
  readonly count: number;
  readonly ageSeconds: number;
}

/** The figures of a scrape that come from the database. */
export interface DatabaseFigures {
  readonly outbox: readonly OutboxFigures[];
  readonly codesLeft: number;
}

import type { Locale } from '#domain/locale.ts';

export interface StoryRequest {
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** What stands in the `:name` place of the path; '' where there is none. */
  readonly id: string;
}

/** What the API refuses: an order that can't be. */
export class Refusal {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    this.code = code;
    this.details = details;
  }
}

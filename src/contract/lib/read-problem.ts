import type { Locale } from '#domain/locale.ts';

/** The parsed body of a failed response. */
interface ReadProblem {
  /** null: there is none */
  readonly code: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface FailedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly isText: boolean;
  readonly body: unknown;
}

/** Reads any failed response by the toast rules of R-ERROR-2; `message` is '' when neither body nor status provides one. */
export function readProblem({ statusText, isText, body }: FailedResponse, locale: Locale): ReadProblem {
  const error = isRecord(body) && body['error'] != null ? body['error'] : body;
  const record = isRecord(error) ? error : {};
  const message =
    textOf(error, isText) ??
    textOf(record['message'], true) ??
    localizedText(record['message'], locale) ??
    localizedText(record, locale) ??
    statusText;
  const code = typeof record['code'] === 'string' ? record['code'] : null;
  return { code, message, details: isRecord(record['details']) ? record['details'] : {} };
}

/** A message that may be a string or an object keyed by locale; Russian is the fallback for a missing language. */
function localizedText(message: unknown, locale: Locale): string | null {
  if (typeof message === 'string') return message;
  if (!isRecord(message)) return null;
  const text = message[locale] ?? message['ru'];
  return typeof text === 'string' ? text : null;
}

function textOf(value: unknown, isText: boolean): string | null {
  return isText && typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

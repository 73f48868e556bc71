import type { Locale } from '#domain/locale.ts';

/** A request that failed: what the screen may show and decide on. `status` is 0 when no answer came. */
export interface ApiProblem {
  readonly status: number;
  /** The permanent code of ours; null from anybody else. */
  readonly code: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

interface FailedAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly isText: boolean;
  readonly body: unknown;
}

/** Reads any error answer by the toast rules of specification §8; `message` is '' when neither body nor status says anything. */
export function readProblem({ status, statusText, isText, body }: FailedAnswer, locale: Locale): ApiProblem {
  const error = isRecord(body) && body['error'] != null ? body['error'] : body;
  const record = isRecord(error) ? error : {};
  const message =
    textOf(error, isText) ??
    textOf(record['message'], true) ??
    localizedText(record['message'], locale) ??
    localizedText(record, locale) ??
    statusText;
  const code = typeof record['code'] === 'string' ? record['code'] : null;
  return { status, code, message, details: isRecord(record['details']) ? record['details'] : {} };
}

/** A message that may be a text or an object keyed by locale; Russian stands in for a missing language. */
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

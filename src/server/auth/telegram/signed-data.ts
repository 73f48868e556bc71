import { createHmac, timingSafeEqual } from 'node:crypto';
import { clockToleranceMs } from '../rate-limit.ts';

const lifeMs = 60 * 60_000;

/** What Telegram signed for a Mini App, at most an hour ago. */
export interface SignedData {
  readonly fields: ReadonlyMap<string, string>;
  /** the same for every spelling of the same data */
  readonly hash: string;
}

/**
 * Reads data that Telegram signed with the token of the bot: `hash` is the HMAC of all other fields, in lines in their order.
 * @returns null: forged, of another bot, with a field twice, older than an hour or from the future
 */
export function readSigned(text: string, token: string, now: number): SignedData | null {
  const pairs = [...new URLSearchParams(text)];
  const fields = new Map(pairs);
  if (fields.size < pairs.length) return null;
  const lines = pairs.filter(([name]) => name !== 'hash').map(([name, value]) => `${name}=${value}`);
  const secret = createHmac('sha256', 'WebAppData').update(token).digest();
  const expected = createHmac('sha256', secret).update(lines.sort().join('\n')).digest();
  const given = Buffer.from(fields.get('hash') ?? '', 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const signedAt = Number(fields.get('auth_date')) * 1_000;
  const isFresh = signedAt > now - lifeMs && signedAt <= now + clockToleranceMs;
  return isFresh ? { fields, hash: expected.toString('hex') } : null;
}

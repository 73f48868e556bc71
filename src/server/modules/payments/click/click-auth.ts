import { createHash } from 'node:crypto';

interface ClickUser {
  readonly merchantUserId: string;
  readonly secret: string;
}

/** The header `Auth` of the Merchant API; the time is in seconds. */
export function clickAuth({ merchantUserId, secret }: ClickUser, now: number): string {
  const seconds = String(Math.floor(now / 1_000));
  const digest = createHash('sha1')
    .update(seconds + secret)
    .digest('hex');
  return `${merchantUserId}:${digest}:${seconds}`;
}

import { createHash, timingSafeEqual } from 'node:crypto';

export interface BasicKey {
  readonly login: string;
  readonly password: string;
}

/** Whether a header `Authorization` has this login and password, compared in constant time; a password may hold a colon. */
export function hasBasicKey(authorization: string | undefined, { login, password }: BasicKey): boolean {
  const [, encoded = ''] = /^basic ([\w+/=-]+)$/i.exec(authorization ?? '') ?? [];
  const sent = Buffer.from(encoded, 'base64').toString('utf8');
  return timingSafeEqual(hashOf(sent), hashOf(`${login}:${password}`));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits (R-TABLE-2). */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The link follows from the token of the host's seat: the host can read it again, and it is stored nowhere. */
export function linkOf(hostToken: string): string {
  return createHmac('sha256', hostToken).update('table link').digest('base64url');
}

/** What is stored of a token: SHA-256, hex. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

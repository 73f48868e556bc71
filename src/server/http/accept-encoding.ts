import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The supported codings, best first. */
const codings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send few different ones. */
const negotiated = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** The codings that a client accepts by its Accept-Encoding (RFC 9110 §12.5.3), its favorite first; empty: none of the supported ones. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const known = negotiated.get(header ?? '');
  if (header !== undefined && known !== undefined) return known;
  const request = { headers: { 'accept-encoding': header } };
  const accepted = new Negotiator(request).encodings(codings, { preferred: codings }) as Encoding[];
  if (header !== undefined) negotiated.set(header, accepted);
  return accepted;
}

/** The same header in one normalized value per result, so that files and cached pages have few variants. */
export function acceptEncodingOf(accepted: readonly Encoding[]): string {
  const [best = 'identity'] = accepted;
  return accepted.includes('identity') ? best : `${best}, identity;q=0`;
}

import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The supported codings, best first. */
const codings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The codings that a client accepts by its Accept-Encoding (RFC 9110 §12.5.3), its favorite first; empty: none of the supported ones. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const request = { headers: { 'accept-encoding': header } };
  return new Negotiator(request).encodings(codings, { preferred: codings }) as Encoding[];
}

/** The same header in one normalized value per result, so that files and cached pages have few variants. */
export function acceptEncodingOf(accepted: readonly Encoding[]): string {
  const [best = 'identity'] = accepted;
  return accepted.includes('identity') ? best : `${best}, identity;q=0`;
}

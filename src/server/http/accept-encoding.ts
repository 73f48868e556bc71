import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The codings this server has, best first. */
const codings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** What a client takes by its Accept-Encoding (RFC 9110 §12.5.3), its favorite first; empty: nothing that there is. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const request = { headers: { 'accept-encoding': header } };
  return new Negotiator(request).encodings(codings, { preferred: codings }) as Encoding[];
}

/** The same header in the one spelling that stands for its outcome, so that files and kept pages know few of them. */
export function acceptEncodingOf(accepted: readonly Encoding[]): string {
  const [best = 'identity'] = accepted;
  return accepted.includes('identity') ? best : `${best}, identity;q=0`;
}

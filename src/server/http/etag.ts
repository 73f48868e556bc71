/** Whether If-None-Match names this entity tag; both are compared as weak ones (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: unknown): boolean {
  if (ifNoneMatch == null || typeof etag !== 'string') return false;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^(?!W\/)/, 'W/') === etag);
}

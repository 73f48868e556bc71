const keptMs = 365 * 24 * 60 * 60_000;

/** Which versions are removed: all but those of the last year, at most `most` of them. The newest always stays. */
export function forgottenVersions<Version extends { readonly published_at: number }>(
  newestFirst: readonly Version[],
  most: number,
  now: number,
): Version[] {
  return newestFirst.filter(({ published_at }, index) => index > 0 && (index >= most || published_at < now - keptMs));
}

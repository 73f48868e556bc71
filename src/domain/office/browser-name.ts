const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['YaBrowser', 'Yandex'],
  ['SamsungBrowser', 'Samsung'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Chrome, Android` of a User-Agent, for people to recognize their browsers; the User-Agent itself where it names neither. */
export function browserOf(userAgent: string): string {
  const nameIn = (names: readonly (readonly [string, string])[]) => names.find(([mark]) => userAgent.includes(mark))?.[1];
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined);
  return found.length === 0 ? userAgent.slice(0, 40) || '–' : found.join(', ');
}

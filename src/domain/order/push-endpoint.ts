const longestEndpoint = 1_000;
/** The push services of Chrome, Firefox, Safari and Edge. */
const hosts: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^web\.push\.apple\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
];

/**
 * Whether an address that a browser names is one of a known push service (R-MSG-9): the shop sends requests to no other. It is written as
 * browsers write it, so that everything that reads it reads the same host.
 */
export function isPushEndpoint(endpoint: string): boolean {
  if (endpoint.length > longestEndpoint) return false;
  const url = URL.parse(endpoint);
  if (url?.href !== endpoint || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => host.test(url.hostname));
}

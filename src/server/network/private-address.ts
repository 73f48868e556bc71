import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks without public services: loopback, private, link-local, shared, test, multicast and reserved ones. */
const ipv4Networks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const ipv6Networks = [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

const privateNetworks = new BlockList();
for (const [network, prefix] of ipv4Networks) privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of ipv6Networks) privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Whether a URL's host is itself an address that is not public; a name is checked when it is resolved. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return host === 'localhost' || host.endsWith('.localhost');
}

export function isPrivateAddress(address: string): boolean {
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Resolves a name for one connection and rejects it when any of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error(`${hostname} has no address`), '');
    const rejected = addresses.find(({ address }: LookupAddress) => isPrivateAddress(address));
    if (rejected !== undefined) return callback(new Error(`${hostname} leads to the private address ${rejected.address}`), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The prefix that a provider assigns to one customer in IPv6. */
const prefixLength = 64;

/** The address in canonical form, without a port; IPv4 inside IPv6 becomes IPv4. Null when the text is not an address. */
export function parseAddress(text: string): string | null {
  const host = hostOf(text);
  return isIP(host) === 0 ? null : ipaddr.process(withoutZone(host)).toString();
}

/** The key by which limits count an address in the form of `parseAddress` (R-CODE-6): IPv4 whole, IPv6 by its /64. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefixLength}`).toString()}/${prefixLength}`;
}

/** The address part of `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`. */
function hostOf(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]{1,64})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

/** `fe80::1%eth0` includes the network interface. */
function withoutZone(host: string): string {
  return host.split('%', 1)[0] ?? host;
}

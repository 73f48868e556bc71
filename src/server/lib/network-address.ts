import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What one customer of a provider gets of IPv6. */
const prefixLength = 64;

/** The address in one spelling, without a port; IPv4 inside IPv6 is IPv4. Null for what is no address. */
export function parseAddress(text: string): string | null {
  const host = hostOf(text);
  return isIP(host) === 0 ? null : ipaddr.process(withoutZone(host)).toString();
}

/** What limits count of an address in the spelling of `parseAddress`: IPv4 whole, IPv6 by its /64. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${prefixLength}`).toString()}/${prefixLength}`;
}

/** Of `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80` the part that is the address. */
function hostOf(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]{1,64})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}

/** `fe80::1%eth0` names the network card it came by. */
function withoutZone(host: string): string {
  return host.split('%', 1)[0] ?? host;
}

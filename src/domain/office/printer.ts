/** The ports on which receipt printers listen; others belong to other devices. */
export const printerPorts = { first: 9100, last: 9199 } as const;

/**
 * Whether an address can be that of a printer of a restaurant: IPv4 of a private network, or of the machine itself (R-BOARD-3). Names are
 * none: they could lead anywhere.
 */
export function isPrinterAddress(address: string): boolean {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) return false;
  const [first, second] = parts.map(Number) as [number, number];
  return first === 10 || first === 127 || (first === 172 && second >= 16 && second < 32) || (first === 192 && second === 168);
}

import { expect, test } from 'vitest';
import { isPrinterAddress } from './printer.ts';

test('a printer has an address of a private network (R-BOARD-3)', () => {
  for (const address of ['10.0.0.9', '172.16.0.1', '172.31.255.255', '192.168.1.50', '127.0.0.1'])
    expect(isPrinterAddress(address), address).toBe(true);
  const others = [
    '8.8.8.8',
    '172.32.0.1',
    '192.169.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '192.168.1',
    '192.168.1.256',
    '010.0.0.1',
    'printer.local',
    '::1',
    '',
  ];
  for (const address of others) expect(isPrinterAddress(address), address).toBe(false);
});

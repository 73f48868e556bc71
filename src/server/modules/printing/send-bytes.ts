import { connect } from 'node:net';

/** Where a receipt printer listens. */
export interface PrinterAddress {
  readonly address: string;
  readonly port: number;
}

const timeoutMs = 5_000;

/** Sends bytes to a printer over TCP; rejects when it does not take all of them in time. */
export function sendBytes({ address, port }: PrinterAddress, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port, signal: AbortSignal.timeout(timeoutMs) });
    socket.on('error', reject);
    socket.on('close', () => resolve());
    // a printer may talk back, which nobody reads
    socket.resume();
    socket.end(bytes);
  });
}

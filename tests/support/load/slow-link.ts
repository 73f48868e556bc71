import { connect, createServer } from 'node:net';

/** Slow 4G as Lighthouse assumes it. */
const roundTripMs = 150;
const bytesPerMs = 1_600_000 / 8 / 1_000;
/** Ten segments, doubled with each round trip (RFC 6928, RFC 5681). */
const segment = 1_460;
const firstWindow = 10 * segment;

export interface SlowLink {
  stop(): void;
}

/**
 * Connects clients of a port with a local server as over slow 4G: a handshake, a round trip for each request, the rate of the link for all
 * connections together, and the congestion window of a new connection, which a browser's own emulation leaves out.
 */
export async function startSlowLink(port: number, targetPort: number): Promise<SlowLink> {
  let isFreeAt = 0;
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    const [toTarget, toClient] = [inOrder(), inOrder()];
    const openAt = performance.now() + roundTripMs;
    let window = firstWindow;
    let inFlight = 0;
    let unsent = Buffer.alloc(0);
    const send = () => {
      while (unsent.length > 0 && inFlight < window) {
        const part = unsent.subarray(0, segment);
        unsent = unsent.subarray(part.length);
        inFlight += part.length;
        isFreeAt = Math.max(isFreeAt, performance.now()) + part.length / bytesPerMs;
        toClient(isFreeAt + roundTripMs / 2, () => client.write(part));
        setTimeout(acknowledge, isFreeAt + roundTripMs - performance.now(), part.length);
      }
    };
    const acknowledge = (bytes: number) => {
      inFlight -= bytes;
      window += bytes;
      send();
    };
    client.on('data', (chunk) => toTarget(Math.max(openAt, performance.now()) + roundTripMs / 2, () => target.write(chunk)));
    target.on('data', (chunk) => {
      unsent = Buffer.concat([unsent, chunk]);
      send();
    });
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => void server.close() };
}

/** Runs each action at its time, in the order in which they were added. */
function inOrder(): (at: number, run: () => void) => void {
  const due: { readonly at: number; readonly run: () => void }[] = [];
  const runDue = () => {
    for (let next = due[0]; next !== undefined; next = due[0]) {
      const waitMs = next.at - performance.now();
      if (waitMs > 0) return void setTimeout(runDue, waitMs);
      due.shift();
      next.run();
    }
  };
  return (at, run) => {
    due.push({ at, run });
    if (due.length === 1) runDue();
  };
}

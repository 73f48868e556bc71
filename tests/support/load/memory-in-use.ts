import { once } from 'node:events';
import type { Shop } from '../shop/shop.ts';

/** The variables of a shop whose memory can be inspected, with the heap limit of `npm start`. */
export const inspectedEnv = { NODE_OPTIONS: '--inspect=127.0.0.1:0 --max-old-space-size=192 --max-semi-space-size=16' };

/** Megabytes in use by a shop with `inspectedEnv` after garbage collection. */
export async function memoryInUse(shop: Shop): Promise<number> {
  const address = /Debugger listening on (ws:\S+)/.exec(shop.output())?.[1];
  if (address === undefined) throw new Error('the shop was not started to be inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const call = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
    return (JSON.parse(event.data) as { result: { result?: { value: number } } }).result;
  };
  await call('HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
  socket.close();
  return (result?.value ?? Number.NaN) / 1024 / 1024;
}

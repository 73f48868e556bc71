import { type IncomingMessage, Server } from 'node:http';

/** Preloaded into a shop's process by `SLOW_SCRIPTS=1`: delays in milliseconds, as on a slow link. */
const delays = [
  { path: /^\/_astro\/.*\.js$/, ms: 700 },
  { path: /^\/api\//, ms: 300 },
];

const { emit } = Server.prototype;
Reflect.set(Server.prototype, 'emit', function emitLate(this: Server, ...event: [name: string, ...values: unknown[]]): unknown {
  const url = event[0] === 'request' ? (event[1] as IncomingMessage).url : undefined;
  const delay = delays.find(({ path }) => path.test(url ?? ''));
  if (delay === undefined) return Reflect.apply(emit, this, event);
  setTimeout(() => Reflect.apply(emit, this, event), delay.ms);
  return true;
});

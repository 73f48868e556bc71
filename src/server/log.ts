import { destination, pino } from 'pino';

const stdout = destination(1);
let waiting = '';

/** How long lines wait for others, so that they are written together: a write for each takes a tenth of the time of a cached response. */
const flushMs = 20;

const output = {
  write(line: string) {
    if (waiting === '') setTimeout(flush, flushMs);
    waiting += line;
  },
};

function flush(): void {
  const lines = waiting;
  waiting = '';
  if (lines !== '') stdout.write(lines);
}

process.once('exit', () => {
  flush();
  stdout.flushSync();
});

const options = { level: process.env['LOG_LEVEL'] || 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime };

/** Structured lines on standard output without personal data: no query, no body, no cookie, no phone. */
export const log = pino(
  {
    ...options,
    redact: ['phone', 'phone1', 'firstName', 'code', 'cookie', 'authorization', '*.phone', '*.phone1', '*.firstName', '*.code', '*.cookie'],
  },
  output,
);

/** One line per request. Its values are no objects and have fixed names, so that there is nothing to redact. */
export const requestLog: { info(line: Readonly<Record<string, string | number | boolean>>): void } = pino(options, output);

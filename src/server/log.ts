import { pino } from 'pino';

/** Structured lines on standard output without personal data: no query, no body, no cookie, no phone. */
export const log = pino({
  level: process.env['LOG_LEVEL'] || 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['phone', 'phone1', 'firstName', 'code', 'cookie', 'authorization', '*.phone', '*.phone1', '*.firstName', '*.code', '*.cookie'],
});

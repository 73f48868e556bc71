import { afterAll, beforeAll } from 'vitest';
import { startTelegram, type TelegramStub } from './telegram-stub.ts';

/** The Bot API of a test file, there when its first test begins; in front of `useApi` with the same variables. */
export function useTelegram(env: Record<string, string>): TelegramStub {
  const telegram = {} as TelegramStub;
  beforeAll(async () => {
    Object.assign(telegram, await startTelegram());
    Object.assign(env, telegram.env);
  });
  afterAll(() => telegram.close());
  return telegram;
}

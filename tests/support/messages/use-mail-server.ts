import { afterAll, beforeAll } from 'vitest';
import { type MailStub, startMailServer } from './mail-stub.ts';

/** The mail server of a test file, there when its first test begins; in front of `useApi` with the same variables. */
export function useMailServer(env: Record<string, string>): MailStub {
  const mail = {} as MailStub;
  beforeAll(async () => {
    Object.assign(mail, await startMailServer());
    Object.assign(env, mail.env);
  });
  afterAll(() => mail.close());
  return mail;
}

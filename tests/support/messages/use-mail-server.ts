import { afterAll, beforeAll } from 'vitest';
import { type MailStub, startMailServer } from './mail-stub.ts';

/** A mail server of a test file, in front of `useApi` with the same variables. */
export function useMailServer(env: Record<string, string>): { readonly stub: MailStub } {
  const used = {} as { stub: MailStub };
  beforeAll(async () => {
    used.stub = await startMailServer();
    Object.assign(env, { SMTP_URL: used.stub.url, SMTP_FROM: 'Namuna <orders@shop.example>' });
  });
  afterAll(() => used.stub.close());
  return used;
}

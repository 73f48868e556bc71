import { randomUUID } from 'node:crypto';
import type { Send, StubCaller, StubPayment } from '../stub/stub-caller.ts';
import { accountField, type UzumOperation } from './uzum-calls.ts';

interface Service {
  readonly serviceId: number;
  readonly login: string;
  readonly password: string;
}

/** Uzum without money, with one transaction. */
export function uzumStub({ account, amount }: StubPayment, { serviceId, login, password }: Service, send: Send, now: number): StubCaller {
  const transId = randomUUID();
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const call = async (operation: UzumOperation, fields = {}) => {
    const body = JSON.stringify({ serviceId, timestamp: now, transId, ...fields });
    const answer = await send(`/api/payments/uzum/${operation}`, { headers: { authorization, 'content-type': 'application/json' }, body });
    const { status, errorCode = '' } = JSON.parse(answer) as { status: string; errorCode?: string };
    return `${operation}: ${status} ${errorCode}`.trim();
  };
  return {
    begin: () => call('create', { params: { [accountField]: account }, amount }),
    take: () => call('confirm'),
    fail: () => call('reverse'),
  };
}

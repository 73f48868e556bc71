import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMessageSender } from './code-sender.ts';

const message = { phone1: '998901234567', code: '012345', text: '012345 — kirish kodi' } as const;
const opened: { close(): void }[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** A gateway that answers every request with one status. */
async function openGateway(status: number, headers: Record<string, string> = {}) {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    response.writeHead(status, headers).end('{}');
  }).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

test('without a gateway the code is one plain line on standard output', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createMessageSender({ url: null, token: null })(message);
  expect(write.mock.calls).toEqual([['one-time code 012345\n']]);
});

test('without a gateway an announcement is one plain line on standard output', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await createMessageSender({ url: null, token: null })({ ...message, code: null, text: 'Salom' });
  expect(write.mock.calls).toEqual([['text message: Salom\n']]);
});

test('a gateway gets phone, code and text in its address, and the token as Bearer', async () => {
  const { url, requests } = await openGateway(200);
  await createMessageSender({ url: `${url}/send?to={phone}&code={code}&text={text}`, token: 'secret' })(message);
  const asked = new URL(requests[0]?.url ?? '', url);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ to: '998901234567', code: '012345' });
  expect(asked.searchParams.get('text')).toMatch(/^012345 — .+/);
  expect(requests[0]?.headers.authorization).toBe('Bearer secret');
});

test('a gateway that refuses or redirects did not send, and the failure names no phone and no code', async () => {
  const refusing = await openGateway(500);
  const elsewhere = await openGateway(200);
  const redirecting = await openGateway(302, { location: elsewhere.url });
  for (const { url } of [refusing, redirecting]) {
    const failure = await createMessageSender({ url: `${url}/{phone}/{code}`, token: null })(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(String(failure)).not.toMatch(/998901234567|012345/);
  }
  expect(elsewhere.requests).toEqual([]);
});

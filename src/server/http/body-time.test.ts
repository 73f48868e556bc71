import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { limitBodyTime } from './body-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

/** A request whose head has arrived; `receive` lets its body arrive in a span of time. */
function start({ method, path }: { readonly method: string; readonly path: string }, headers = { 'content-length': '9000000' }) {
  const socket = new Socket();
  const [write, destroy] = [vi.spyOn(socket, 'write').mockReturnValue(true), vi.spyOn(socket, 'destroy').mockReturnThis()];
  let bytes = 500;
  vi.spyOn(socket, 'bytesRead', 'get').mockImplementation(() => bytes);
  const request = Object.assign(new IncomingMessage(socket), { method, url: path, headers });
  const response = new ServerResponse(request);
  limitBodyTime(request, response);
  const receive = (more: number, ms: number) => {
    bytes += more;
    vi.advanceTimersByTime(ms);
  };
  return { request, response, write, receive, isClosed: () => destroy.mock.calls.length > 0 };
}

const image = { ...calls.saveImage, path: `${calls.saveImage.path}?for=dish` };

test('a body of a usual size has 20 seconds, however much of it arrives', () => {
  const { receive, isClosed, write } = start(calls.quote);
  receive(1_000_000, 19_999);
  expect(isClosed()).toBe(false);
  receive(0, 1);
  expect([isClosed(), write.mock.calls[0]?.[0]]).toEqual([true, 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n']);
});

test.each([image, calls.importCatalogFile, calls.saveDraft])('a large body of $method $path may take minutes while it advances', (call) => {
  const { receive, isClosed } = start(call);
  for (let period = 0; period < 20; period += 1) receive(25 * 1024, 25_000);
  expect(isClosed()).toBe(false);
  receive(25 * 1024 - 1, 25_000);
  expect(isClosed()).toBe(true);
});

test('a large body that is rejected before it has arrived gets no more time', () => {
  const { response, receive, isClosed } = start(image);
  response.end('{}');
  receive(1_000_000, 25_000);
  expect(isClosed()).toBe(true);
});

test('a body that has arrived has no limit: its response may take longer', () => {
  const { request, receive, isClosed } = start(calls.quote);
  request.complete = true;
  receive(0, 60_000);
  expect([isClosed(), vi.getTimerCount()]).toEqual([false, 0]);
});

test('nothing is watched for a request without a body, or once it is over', () => {
  start(calls.quote, { 'content-length': '0' });
  expect(vi.getTimerCount()).toBe(0);
  start(calls.quote).request.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});

import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPictureFetch } from './fetch-picture.ts';

const megabytes = 1024 * 1024;
const seen = vi.fn();

const routes: Readonly<Record<string, RequestListener>> = {
  '/good': (_, response) => response.end('picture'),
  '/moved': (_, response) => response.writeHead(302, { location: '/good' }).end(),
  '/missing': (_, response) => response.writeHead(404).end('picture'),
  '/declared': (_, response) => response.writeHead(200, { 'content-length': String(11 * megabytes) }).write('x'),
  '/endless': (_, response) => {
    const part = Buffer.alloc(megabytes);
    const send = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', send);
    send();
  },
  '/silent': () => {},
  '/slow': (_, response) => response.write('x'),
  '/short': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x');
    response.destroy();
  },
};

const server = createServer((request, response) => {
  seen(request.url);
  routes[request.url ?? '']?.(request, response);
});
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchHere = createPictureFetch({ mayBePrivate: () => true, timeoutMs: 300 });

test('a picture is read', async () => {
  expect(Buffer.from(await fetchHere(`${origin}/good`)).toString()).toBe('picture');
});

test('a redirect is not followed', async () => {
  seen.mockClear();
  await expect(fetchHere(`${origin}/moved`)).rejects.toThrow('status 302');
  expect(seen.mock.calls).toEqual([['/moved']]);
});

test('an error page is no picture', async () => {
  await expect(fetchHere(`${origin}/missing`)).rejects.toThrow('status 404');
});

test.each(['/declared', '/endless'])('more than 10 MB are not read: %s', async (path) => {
  const patient = createPictureFetch({ mayBePrivate: () => true });
  await expect(patient(origin + path)).rejects.toThrow('larger than 10 MB');
});

test.each(['/silent', '/slow'])('a response that does not end in time is given up: %s', async (path) => {
  await expect(fetchHere(origin + path)).rejects.toThrow(/abort/i);
});

test('a response that breaks off is no picture', async () => {
  await expect(fetchHere(`${origin}/short`)).rejects.toThrow(/aborted|socket hang up/);
});

test.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost', 'http://169.254.169.254', 'http://10.1.2.3'])(
  '%s is not requested',
  async (address) => {
    seen.mockClear();
    const port = new URL(origin).port;
    await expect(createPictureFetch()(`${address}:${port}/good`)).rejects.toThrow('private address');
    expect(seen).not.toHaveBeenCalled();
  },
);

test.each(['file:///etc/passwd', 'data:image/png;base64,AA==', 'nonsense'])('%s is no address of a picture', async (address) => {
  await expect(createPictureFetch()(address)).rejects.toThrow('no address of a picture');
});

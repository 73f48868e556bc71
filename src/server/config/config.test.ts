import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './env-values.ts';

test('the demo needs no environment variable', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4321,
    siteUrl: 'http://localhost:4321',
    isHttps: false,
    filterModifiers: 'on',
    orderLimits: { open: 10, perHour: 10 },
  });
});

test('SITE_URL uses the configured port when it is not set', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
});

const wrong: readonly (readonly [string, Record<string, string>])[] = [
  ['PORT', { PORT: 'many' }],
  ['PORT', { PORT: '70000' }],
  ['SITE_URL', { SITE_URL: 'shop.example' }],
  ['SITE_URL', { SITE_URL: 'https://shop.example/path' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  ['DATABASE_DIRECT_URL', { DATABASE_URL: 'postgres://x', DATABASE_DIRECT_URL: 'mysql://x' }],
  ['DATABASE_DIRECT_URL', { DATABASE_DIRECT_URL: 'postgres://x' }],
  ['OWNER_PHONE', { OWNER_PHONE: '12345' }],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
  ['DEMO', { DEMO: 'yes' }],
  ['FILTER_MODIFIERS', { FILTER_MODIFIERS: 'true' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'proxy.local' }],
  ['IMAGE_ORIGINS', { IMAGE_ORIGINS: 'https://a.example, nowhere' }],
  ['KEEP_ALIVE_SECONDS', { KEEP_ALIVE_SECONDS: '0' }],
  ['HSTS_INCLUDE_SUBDOMAINS', { HSTS_INCLUDE_SUBDOMAINS: 'yes' }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: 'nobody' }],
  ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '4' }],
  ['API_BASE_URL', { API_BASE_URL: 'up.example' }],
  ['API_BASE_URL', { API_BASE_URL: 'https://user:secret@up.example' }],
  ['API_BASE_URL', { API_BASE_URL: 'http://10.0.0.8:8080' }],
  ['API_BASE_URL', { API_BASE_URL: 'http://[::1]' }],
  ['API_BASE_URL', { API_BASE_URL: 'http://localhost:8080' }],
  ['ALLOW_PRIVATE_UPSTREAM', { API_BASE_URL: 'https://up.example', ALLOW_PRIVATE_UPSTREAM: 'yes' }],
  ['DEMO', { API_BASE_URL: 'https://up.example', DEMO: '1' }],
  ['SMS_PROVIDER', { SITE_URL: 'https://shop.example' }],
  ['OPEN_ORDERS_PER_CUSTOMER', { OPEN_ORDERS_PER_CUSTOMER: '-1' }],
  ['ORDERS_PER_HOUR_PER_CUSTOMER', { ORDERS_PER_HOUR_PER_CUSTOMER: 'few' }],
  ['STAFF_TOKEN', { STAFF_TOKEN: 'short' }],
  ['STAFF_TOKEN', { STAFF_TOKEN: `Anvar:${'x'.repeat(32)},Aziz:short` }],
  ['EDITOR_TOKEN', { EDITOR_TOKEN: `a:b:${'x'.repeat(32)}` }],
  ['ORDER_WEBHOOK_URL', { ORDER_WEBHOOK_URL: 'crm.example', ORDER_WEBHOOK_SECRET: 'x'.repeat(32) }],
  ['ORDER_WEBHOOK_SECRET', { ORDER_WEBHOOK_URL: 'https://crm.example/orders' }],
];

for (const [name, env] of wrong) {
  test(`a wrong value is rejected with one sentence that names the variable and the fix: ${JSON.stringify(env)}`, () => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} [^\n]+\\.$`));
  });
}

test('without DATABASE_DIRECT_URL, migrations and LISTEN use DATABASE_URL', () => {
  const pooled = 'postgres://shop@pooler/shop';
  expect(readConfig({ DATABASE_URL: pooled }).databaseDirectUrl).toBe(pooled);
  const direct = 'postgres://shop@postgres/shop';
  expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pooled,
    databaseDirectUrl: direct,
  });
});

test('idle connections stay open longer than the two minutes for which proxies keep them', () => {
  expect(readConfig({}).keepAliveSeconds).toBeGreaterThan(120);
  expect(readConfig({ KEEP_ALIVE_SECONDS: '5' }).keepAliveSeconds).toBe(5);
});

test('a security contact is a URI; a bare email address becomes a mailto: URI', () => {
  expect(readConfig({}).securityContact).toBeNull();
  expect(readConfig({ SECURITY_CONTACT: 'safe@shop.example' }).securityContact).toBe('mailto:safe@shop.example');
  expect(readConfig({ SECURITY_CONTACT: 'https://shop.example/security' }).securityContact).toBe('https://shop.example/security');
});

test('multiple processes require PostgreSQL', () => {
  expect(readConfig({ WEB_CONCURRENCY: '4', DATABASE_URL: 'postgres://shop@localhost/shop' }).processes).toBe(4);
  expect(readConfig({}).processes).toBe(1);
});

test('an https site without a gateway starts with SMS=console', () => {
  expect(readConfig({ SITE_URL: 'https://shop.example', SMS: 'console' })).toMatchObject({ isHttps: true });
});

test('the phone of the owner is read in any usual spelling', () => {
  expect(readConfig({ OWNER_PHONE: '+998 90 123-45-67' }).ownerPhone).toBe('998901234567');
  expect(readConfig({ OWNER_PHONE: '' }).ownerPhone).toBeNull();
});

test('a token is given alone or in a list with names', () => {
  const [one, two] = ['1'.repeat(32), '2'.repeat(40)];
  expect(readConfig({ STAFF_TOKEN: one }).staffTokens).toEqual([{ name: null, token: one }]);
  expect(readConfig({ STAFF_TOKEN: `Anvar:${one}, Aziz:${two}` }).staffTokens).toEqual([
    { name: 'Anvar', token: one },
    { name: 'Aziz', token: two },
  ]);
  expect(readConfig({}).staffTokens).toEqual([]);
});

test('with an upstream the demo is disabled, and pictures from the upstream are allowed', () => {
  const config = readConfig({ API_BASE_URL: 'https://up.example/backend/', IMAGE_ORIGINS: 'https://cdn.example' });
  expect(config).toMatchObject({
    demo: false,
    upstream: { baseUrl: 'https://up.example/backend', allowPrivate: false },
    imageOrigins: ['https://up.example', 'https://cdn.example'],
  });
});

test('a private upstream is allowed when it is named explicitly', () => {
  const config = readConfig({ API_BASE_URL: 'http://10.0.0.8:8080', ALLOW_PRIVATE_UPSTREAM: '1' });
  expect(config.upstream).toEqual({ baseUrl: 'http://10.0.0.8:8080', allowPrivate: true });
});

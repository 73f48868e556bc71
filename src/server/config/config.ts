import { parsePhone } from '#domain/customer/phone.ts';
import type { OrderLimits } from '#domain/order/order-limits.ts';
import { isPrivateHost } from '../network/private-address.ts';
import { addresses, ConfigError, type Environment, flag, integer, list, oneOf, origin, origins, text } from './env-values.ts';
import { type FiscalConfig, readFiscal } from './fiscal-config.ts';
import { type GeocoderKind, geocoderKinds } from './geocoder-kind.ts';
import { defaultMapStyle, type MapConfig, mapConfigOf } from './map-config.ts';
import { type MessagesConfig, readMessages } from './messages-config.ts';
import { type PaymentsConfig, readPayments } from './payments-config.ts';
import { contactUri } from './security-txt.ts';
import { readSms, type SmsConfig } from './sms-config.ts';
import { readTelegramGateway, readTelegramLogin, type TelegramGatewayConfig, type TelegramLoginConfig } from './telegram-config.ts';

/** A restaurant's own system, which implements the calls of R-CALL-1. */
export interface Upstream {
  /** without a trailing slash */
  readonly baseUrl: string;
  readonly allowPrivate: boolean;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** origin without a trailing slash (R-RUN-2) */
  readonly siteUrl: string;
  readonly isHttps: boolean;
  /** whether HSTS includes all subdomains */
  readonly hstsIncludesSubdomains: boolean;
  /** a URI for vulnerability reports; null: the settings' email */
  readonly securityContact: string | null;
  readonly keepAliveSeconds: number;
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** bypasses a connection pooler, for migrations and LISTEN; default: `databaseUrl` (R-RUN-3) */
  readonly databaseDirectUrl: string | null;
  /** number of server processes behind the port; above 1 only with `databaseUrl` */
  readonly processes: number;
  /** null: decided by the database (R-RUN-5) */
  readonly demo: boolean | null;
  readonly sms: SmsConfig;
  readonly filterModifiers: 'on' | 'off';
  readonly codeSendsPerAddressHour: number;
  readonly codeSendsPerDay: number;
  /** limits for unpaid orders; 0: no limit */
  readonly orderLimits: OrderLimits;
  /** the back end that this shop uses; null: the shop's own catalog */
  readonly upstream: Upstream | null;
  /** origins that pictures may be loaded from besides this shop */
  readonly imageOrigins: readonly string[];
  readonly serviceWorker: 'on' | 'off';
  readonly map: MapConfig;
  /** URL with `{q}` and `{lang}`; null: no address search */
  readonly geocoderUrl: string | null;
  /** a template with `{lat}`, `{lon}` and `{lang}`; null: no address is found for a point */
  readonly reverseGeocoderUrl: string | null;
  /** the form of its answers */
  readonly geocoderKind: GeocoderKind;
  /** the phone of the first owner of the back office, 12 digits; null: not configured */
  readonly ownerPhone: string | null;
  /** empty: the area is open only to people of the team */
  readonly staffTokens: readonly AccessToken[];
  readonly editorTokens: readonly AccessToken[];
  readonly payments: PaymentsConfig;
  /** null: receipts of online payments have no lines of ours */
  readonly fiscal: FiscalConfig | null;
  /** null: messages about orders are written to standard output */
  readonly orderWebhook: { readonly url: string; readonly secret: string } | null;
  readonly messages: MessagesConfig;
  /** null: nobody signs in with Telegram in a browser */
  readonly telegramLogin: TelegramLoginConfig | null;
  /** null: codes go by SMS only */
  readonly telegramGateway: TelegramGatewayConfig | null;
  /** bearer token for `GET /metrics`; null: only loopback connections may read it */
  readonly metricsToken: string | null;
  readonly logLevel: LogLevel;
}

/** Grants access to `/staff` or `/editor`; the name is recorded with each action, null when none was given. */
export interface AccessToken {
  readonly name: string | null;
  readonly token: string;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
/**
 * Reads and checks every variable of `.env.example` (R-RUN-1).
 * @throws ConfigError for the first wrong value
 */
export function readConfig(env: Environment): Config {
  const host = text(env, 'HOST', '127.0.0.1');
  const port = integer(env, 'PORT', 4321, 0, 65_535);
  const siteUrl = origin(env, 'SITE_URL', `http://localhost:${port}`);
  const isHttps = siteUrl.startsWith('https:');
  const upstream = upstreamOf(env);
  return {
    host,
    port,
    siteUrl,
    isHttps,
    hstsIncludesSubdomains: flag(env, 'HSTS_INCLUDE_SUBDOMAINS') ?? false,
    securityContact: securityContact(env),
    keepAliveSeconds: integer(env, 'KEEP_ALIVE_SECONDS', 150, 1, 3_600),
    trustedProxies: addresses(env, 'TRUST_PROXY'),
    dataDir: text(env, 'DATA_DIR', './data'),
    databaseUrl: postgresUrl(env, 'DATABASE_URL'),
    databaseDirectUrl: databaseDirectUrl(env),
    processes: processes(env),
    demo: demo(env),
    sms: readSms(env, siteUrl),
    filterModifiers: oneOf(env, 'FILTER_MODIFIERS', ['on', 'off'] as const, 'on'),
    codeSendsPerAddressHour: integer(env, 'CODE_SENDS_PER_ADDRESS_HOUR', 60, 1, 1_000_000),
    codeSendsPerDay: integer(env, 'CODE_SENDS_PER_DAY', 5_000, 1, 100_000_000),
    orderLimits: {
      open: integer(env, 'OPEN_ORDERS_PER_CUSTOMER', 10, 0, 100_000),
      perHour: integer(env, 'ORDERS_PER_HOUR_PER_CUSTOMER', 10, 0, 100_000),
    },
    upstream,
    imageOrigins: [...(upstream === null ? [] : [new URL(upstream.baseUrl).origin]), ...origins(env, 'IMAGE_ORIGINS')],
    serviceWorker: oneOf(env, 'SERVICE_WORKER', ['on', 'off'] as const, 'on'),
    map: mapOf(env),
    geocoderUrl: geocoderUrl(env, 'GEOCODER_URL', ['q']),
    reverseGeocoderUrl: geocoderUrl(env, 'GEOCODER_REVERSE_URL', ['lat', 'lon']),
    geocoderKind: oneOf(env, 'GEOCODER_KIND', geocoderKinds, 'nominatim'),
    ownerPhone: ownerPhone(env),
    staffTokens: accessTokens(env, 'STAFF_TOKEN'),
    editorTokens: accessTokens(env, 'EDITOR_TOKEN'),
    payments: readPayments(env, { siteUrl, demo: demo(env) }),
    fiscal: readFiscal(env),
    orderWebhook: orderWebhook(env),
    messages: readMessages(env),
    telegramLogin: readTelegramLogin(env),
    telegramGateway: readTelegramGateway(env),
    metricsToken: accessTokens(env, 'METRICS_TOKEN')[0]?.token ?? null,
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
  };
}

/** With an upstream the shop has no catalog of its own, so no demo. */
function demo(env: Environment): boolean | null {
  const given = flag(env, 'DEMO');
  if (text(env, 'API_BASE_URL', '') === '') return given;
  if (given !== true) return false;
  throw new ConfigError('DEMO is 1 while API_BASE_URL is set, but the menu then comes from there: unset one of them.');
}

function upstreamOf(env: Environment): Upstream | null {
  const given = text(env, 'API_BASE_URL', '');
  if (given === '') return null;
  const allowPrivate = oneOf(env, 'ALLOW_PRIVATE_UPSTREAM', ['0', '1'] as const, '0') === '1';
  const url = URL.parse(given);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
  if (!isAddress) throw new ConfigError(`API_BASE_URL is "${given}", but it must be an address such as https://api.restaurant.example.`);
  if (allowPrivate || !isPrivateHost(url.hostname)) return { baseUrl: url.href.replace(/(?<!\/)\/+$/, ''), allowPrivate };
  throw new ConfigError(`API_BASE_URL is "${given}", a private address: set ALLOW_PRIVATE_UPSTREAM=1 if that is meant.`);
}

function mapOf(env: Environment): MapConfig {
  const style = text(env, 'MAP_STYLE_URL', defaultMapStyle);
  const map = mapConfigOf({
    style,
    key: text(env, 'MAP_API_KEY', ''),
    language: text(env, 'MAP_LANGUAGE', 'ru_RU'),
    version: text(env, 'MAP_VERSION', 'v3'),
    origins: origins(env, 'MAP_ORIGINS'),
  });
  if (map !== null) return map;
  throw new ConfigError(
    `MAP_STYLE_URL is "${style}", but it must be builtin or the URL of a style such as https://maps.example/style.json.`,
  );
}

function geocoderUrl(env: Environment, variable: string, parameters: readonly string[]): string | null {
  const given = text(env, variable, '');
  if (given === '') return null;
  const places = parameters.map((name) => `{${name}}`);
  if (/^https?:\/\//.test(given) && URL.canParse(given) && places.every((place) => given.includes(place))) return given;
  const query = parameters.map((name) => `${name}={${name}}`).join('&');
  throw new ConfigError(
    `${variable} must be a URL with ${places.join(' and ')} in it, such as https://geocoder.example/search?format=json&${query}.`,
  );
}

function securityContact(env: Environment): string | null {
  const given = text(env, 'SECURITY_CONTACT', '');
  const uri = contactUri(given);
  if (given === '' || uri !== null) return uri;
  throw new ConfigError(`SECURITY_CONTACT is "${given}", but it must be an email address, or a URI such as https://shop.example/security.`);
}

function postgresUrl(env: Environment, name: string): string | null {
  const given = text(env, name, '');
  if (given === '') return null;
  if (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new ConfigError(`${name} is not a PostgreSQL address: write it as postgres://user:password@host:5432/database.`);
}

function databaseDirectUrl(env: Environment): string | null {
  const pooled = postgresUrl(env, 'DATABASE_URL');
  const direct = postgresUrl(env, 'DATABASE_DIRECT_URL');
  if (direct === null || pooled !== null) return direct ?? pooled;
  throw new ConfigError('DATABASE_DIRECT_URL is set without DATABASE_URL: set both, or only DATABASE_URL when there is no pooler.');
}

/** Multiple processes would block each other on the embedded database and could not notify each other of changes. */
function processes(env: Environment): number {
  const count = integer(env, 'WEB_CONCURRENCY', 1, 1, 64);
  if (count === 1 || postgresUrl(env, 'DATABASE_URL') !== null) return count;
  throw new ConfigError('WEB_CONCURRENCY is above 1, but the embedded database serves one process: set DATABASE_URL, or unset it.');
}

function ownerPhone(env: Environment): string | null {
  const given = text(env, 'OWNER_PHONE', '');
  const phone = parsePhone(given);
  if (given === '' || phone !== null) return phone;
  throw new ConfigError(`OWNER_PHONE is "${given}", but it must be a phone of Uzbekistan such as +998 90 123-45-67.`);
}

const shortestSecret = 32;

/** One token, or a list `name:token,…`. */
function accessTokens(env: Environment, name: string): AccessToken[] {
  return list(env, name).map((entry) => {
    const [, owner = null, token = ''] = /^(?:([^:]+):)?([^:]+)$/.exec(entry) ?? [];
    if (token.length >= shortestSecret) return { name: owner, token };
    throw new ConfigError(
      `${name} holds a token that is too short or oddly written: use ${shortestSecret} characters or more, a list as name:token,name:token.`,
    );
  });
}

function orderWebhook(env: Environment): Config['orderWebhook'] {
  const url = text(env, 'ORDER_WEBHOOK_URL', '');
  const secret = text(env, 'ORDER_WEBHOOK_SECRET', '');
  if (url === '') return null;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new ConfigError('ORDER_WEBHOOK_URL is not an address: write it as https://crm.example/orders.');
  }
  if (secret.length >= shortestSecret) return { url, secret };
  throw new ConfigError(
    `ORDER_WEBHOOK_SECRET is missing or too short: events are signed with it, give it ${shortestSecret} characters or more.`,
  );
}

import { baseUrl, ConfigError, type Environment, integer, oneOf, origin, text } from './env-values.ts';
import { hasTextPlace, isInUrl, type SmsTemplate, smsTemplateOf } from './sms-template.ts';

/** How text messages reach phones, and what they name. */
export interface SmsConfig {
  readonly provider: SmsProvider;
  readonly names: SmsNames;
  /** som; a balance below is reported. 0: never */
  readonly balanceWarning: number;
  /** som for one code, for the figures of the office; 0: not known */
  readonly price: number;
}

type SmsProvider =
  /** codes are written to standard output */
  | { readonly kind: 'console' }
  | { readonly kind: 'url'; readonly template: SmsTemplate }
  | { readonly kind: 'eskiz'; readonly account: GatewayAccount }
  | { readonly kind: 'playmobile'; readonly account: GatewayAccount };

export interface GatewayAccount {
  /** without a trailing slash */
  readonly url: string;
  readonly login: string;
  readonly password: string;
  /** the name or number that phones show as the sender */
  readonly sender: string;
}

/** What the texts name. Both are configuration, because gateways send only texts that were approved before. */
export interface SmsNames {
  readonly brand: string;
  /** of the site, without a port */
  readonly host: string;
}

const providers = ['url', 'eskiz', 'playmobile', 'console'] as const;
const longestBrand = 30;
const longestSender = 11;
/** The number that all customers of Eskiz without a name of their own share. */
const sharedSenderOfEskiz = '4546';

/** @throws ConfigError for an incomplete or wrong configuration, in one sentence that names the variable */
export function readSms(env: Environment, siteUrl: string): SmsConfig {
  return {
    provider: providerOf(env, siteUrl.startsWith('https:')),
    names: readSmsNames(env, siteUrl),
    balanceWarning: integer(env, 'SMS_BALANCE_WARNING', 50_000, 0, 1_000_000_000),
    price: integer(env, 'SMS_PRICE', 0, 0, 100_000),
  };
}

function readSmsNames(env: Environment, siteUrl: string): SmsNames {
  const { hostname } = new URL(siteUrl);
  const brand = text(env, 'SMS_BRAND', hostname);
  if (brand.length <= longestBrand || brand === hostname) {
    if (!/[\p{C}{}]/u.test(brand)) return { brand, host: hostname };
  }
  throw new ConfigError(`SMS_BRAND must be one line of at most ${longestBrand} characters without braces, such as Namuna.`);
}

/** For texts that are submitted for approval: nothing is assumed, and no provider is needed, as there may be none yet. */
export function readNamesForApproval(env: Environment): SmsNames {
  if (text(env, 'SITE_URL', '') === '') throw new ConfigError('SITE_URL is missing: the texts of codes name its host.');
  if (text(env, 'SMS_BRAND', '') === '') throw new ConfigError('SMS_BRAND is missing: all texts name it.');
  return readSmsNames(env, origin(env, 'SITE_URL', ''));
}

/** Messages without a code can be sent. */
export function canAnnounce({ provider }: SmsConfig): boolean {
  return provider.kind !== 'url' || hasTextPlace(provider.template);
}

/** Notes about the gateway that are printed at start, one sentence each. */
export function smsNotes(sms: SmsConfig): string[] {
  if (sms.provider.kind !== 'url') return [];
  const isExposed = isInUrl(sms.provider.template);
  return [
    ...(isExposed ? ['SMS_URL has a place for the phone or the code: they will appear in the access logs of the gateway'] : []),
    ...(canAnnounce(sms) ? [] : ['the SMS template has no place for {text}: announcements, such as of a changed phone, can not be sent']),
  ];
}

function providerOf(env: Environment, isHttps: boolean): SmsProvider {
  switch (kindOf(env, isHttps)) {
    case 'console':
      return { kind: 'console' };
    case 'url':
      return { kind: 'url', template: templateOf(env) };
    case 'eskiz':
      return {
        kind: 'eskiz',
        account: accountOf(env, {
          provider: 'eskiz',
          url: baseUrl(env, 'ESKIZ_URL', 'https://notify.eskiz.uz'),
          login: ['ESKIZ_EMAIL', text(env, 'ESKIZ_EMAIL', '')],
          password: ['ESKIZ_PASSWORD', text(env, 'ESKIZ_PASSWORD', '')],
          sender: text(env, 'SMS_SENDER', sharedSenderOfEskiz),
        }),
      };
    case 'playmobile':
      return {
        kind: 'playmobile',
        account: accountOf(env, {
          provider: 'playmobile',
          url: baseUrl(env, 'PLAYMOBILE_URL', 'https://send.smsxabar.uz/broker-api'),
          login: ['PLAYMOBILE_LOGIN', text(env, 'PLAYMOBILE_LOGIN', '')],
          password: ['PLAYMOBILE_PASSWORD', text(env, 'PLAYMOBILE_PASSWORD', '')],
          sender: text(env, 'SMS_SENDER', ''),
        }),
      };
  }
}

/** `SMS=console` and `SMS_URL` without `SMS_PROVIDER` are configurations of earlier versions. */
function kindOf(env: Environment, isHttps: boolean): (typeof providers)[number] {
  if (text(env, 'SMS_PROVIDER', '') !== '') return oneOf(env, 'SMS_PROVIDER', providers, 'console');
  if (text(env, 'SMS_URL', '') !== '') return 'url';
  if (!isHttps || env['SMS'] === 'console') return 'console';
  throw new ConfigError(
    'SMS_PROVIDER is missing: a shop on https sends one-time codes by SMS, set it to eskiz, playmobile or url, or to console to print them.',
  );
}

function templateOf(env: Environment): SmsTemplate {
  const url = text(env, 'SMS_URL', '');
  if (url === '') throw new ConfigError('SMS_URL is missing: SMS_PROVIDER is url, set the address that sends a message.');
  const template = smsTemplateOf({
    url,
    method: text(env, 'SMS_METHOD', ''),
    headers: text(env, 'SMS_HEADERS', ''),
    body: text(env, 'SMS_BODY', ''),
    token: text(env, 'SMS_TOKEN', ''),
  });
  if (template.ok) return template.value;
  throw new ConfigError(template.problem);
}

interface GivenAccount {
  readonly provider: string;
  readonly url: string;
  readonly login: readonly [variable: string, value: string];
  readonly password: readonly [variable: string, value: string];
  readonly sender: string;
}

function accountOf(env: Environment, { provider, url, login, password, sender }: GivenAccount): GatewayAccount {
  const required = [login, password, ['SMS_SENDER', sender], ['SMS_BRAND', text(env, 'SMS_BRAND', '')]] as const;
  const missing = required.find(([, value]) => value === '');
  if (missing !== undefined) {
    throw new ConfigError(
      `${missing[0]} is missing: SMS_PROVIDER is ${provider}, which needs ${required.map(([name]) => name).join(', ')}.`,
    );
  }
  if (sender.length > longestSender) throw new ConfigError(`SMS_SENDER is too long: it has at most ${longestSender} characters.`);
  return { url, login: login[1], password: password[1], sender };
}

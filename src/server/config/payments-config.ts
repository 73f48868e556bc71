import { ConfigError, type Environment, oneOf, text } from './env-values.ts';

/** A cash desk of Payme. */
interface PaymeConfig {
  readonly merchantId: string;
  readonly login: string;
  readonly key: string;
  /** without a slash at its end */
  readonly checkoutUrl: string;
}

interface ClickConfig {
  readonly serviceId: string;
  readonly merchantId: string;
  /** null: nothing is asked of Click's own calls, such as reversals */
  readonly merchantUserId: string | null;
  readonly secret: string;
  /** of the seller, for receipts; absent: that of the shop */
  readonly tin?: string;
  /** where the payer is sent */
  readonly payUrl: string;
  /** its Merchant API, without a slash at its end */
  readonly apiUrl: string;
}

interface UzumConfig {
  readonly serviceId: number;
  readonly login: string;
  readonly password: string;
  /** a template with `{order}` and `{amount}`; null: the payer opens Uzum's app */
  readonly payUrl: string | null;
}

const clickApi = 'https://api.click.uz/v2/merchant';
const clickUrl = 'https://my.click.uz/services/pay/';

/** An account at each provider; null: that one is off. */
export interface PaymentAccounts {
  readonly payme: PaymeConfig | null;
  readonly click: ClickConfig | null;
  readonly uzum: UzumConfig | null;
}

/** The providers that take payments online. */
export interface PaymentsConfig extends PaymentAccounts {
  /** what all accounts have in common, also those that the office sets */
  readonly urls: PaymentUrls;
  /** `live`: providers are on, or may be for a restaurant; `stub`: pages of this shop play the providers, and no money moves; null: stubs in a demo, unless a provider is on */
  readonly mode: 'live' | 'stub' | 'off' | null;
}

interface PaymentUrls {
  readonly payme: Pick<PaymeConfig, 'checkoutUrl'>;
  readonly click: Pick<ClickConfig, 'payUrl' | 'apiUrl'>;
  readonly uzum: Pick<UzumConfig, 'payUrl'>;
}

interface Site {
  readonly siteUrl: string;
  /** `DEMO`; null: unset */
  readonly demo: boolean | null;
}

/**
 * A provider is on when all its variables are set; `PAYMENTS` decides for all of them.
 * @throws ConfigError for a provider that is set in part, for a value that can't be right, and for stubs on a public shop
 */
export function readPayments(env: Environment, { siteUrl, demo }: Site): PaymentsConfig {
  const urls = urlsOf(env);
  const given = { payme: paymeOf(env, urls), click: clickOf(env, urls), uzum: uzumOf(env, urls) };
  const mode = oneOf(env, 'PAYMENTS', ['', 'on', 'off', 'stub'] as const, '');
  if (mode === 'off') return { payme: null, click: null, uzum: null, urls, mode };
  const isOn = Object.values(given).some((provider) => provider !== null);
  if (mode === 'on' || (isOn && mode === '')) return { ...given, urls, mode: 'live' };
  if (mode === '') return { ...given, urls, mode: null };
  if (isOn) throw new ConfigError('PAYMENTS is stub while a provider is set: unset one of them.');
  if (siteUrl.startsWith('https:') && demo !== true)
    throw new ConfigError('PAYMENTS is stub while SITE_URL is https, where anybody could pay with it: unset it, or set DEMO=1 for a demo.');
  return stubPayments(siteUrl);
}

/** In a demo nobody has a contract: stubs, unless `PAYMENTS` or a provider is set. */
export function paymentsOf(payments: PaymentsConfig, siteUrl: string, isDemo: boolean): PaymentsConfig {
  return payments.mode === null && isDemo ? stubPayments(siteUrl) : payments;
}

/** Below these the shop answers as a provider's page. */
const stubPaths = { payme: '/api/payments/stub/payme', click: '/api/payments/stub/click', uzum: '/api/payments/stub/uzum' } as const;

function stubPayments(siteUrl: string): PaymentsConfig {
  const key = 'stub';
  const uzumUrl = `${siteUrl}${stubPaths.uzum}?order={order}&amount={amount}&back={url}`;
  const urls = {
    payme: { checkoutUrl: siteUrl + stubPaths.payme },
    click: { payUrl: siteUrl + stubPaths.click, apiUrl: clickApi },
    uzum: { payUrl: uzumUrl },
  };
  return {
    payme: { merchantId: '0'.repeat(24), login: 'Paycom', key, ...urls.payme },
    click: { serviceId: '1', merchantId: '1', merchantUserId: null, secret: key, ...urls.click },
    uzum: { serviceId: 1, login: key, password: key, ...urls.uzum },
    urls,
    mode: 'stub',
  };
}

function urlsOf(env: Environment): PaymentUrls {
  return {
    payme: { checkoutUrl: address(env, 'PAYME_CHECKOUT_URL', 'https://checkout.paycom.uz').replace(/\/$/, '') },
    click: { payUrl: clickUrl, apiUrl: address(env, 'CLICK_API_URL', clickApi).replace(/\/$/, '') },
    uzum: { payUrl: address(env, 'UZUM_PAY_URL', '') || null },
  };
}

function paymeOf(env: Environment, urls: PaymentUrls): PaymeConfig | null {
  const merchantId = text(env, 'PAYME_ID', '');
  const key = text(env, 'PAYME_KEY', '');
  if (!areSet({ PAYME_ID: merchantId, PAYME_KEY: key })) return null;
  if (!/^[\da-f]{24}$/i.test(merchantId)) throw new ConfigError('PAYME_ID must be the id of a cash desk, 24 characters of 0-9 and a-f.');
  return { merchantId, login: text(env, 'PAYME_LOGIN', 'Paycom'), key, ...urls.payme };
}

function clickOf(env: Environment, urls: PaymentUrls): ClickConfig | null {
  const serviceId = text(env, 'CLICK_SERVICE_ID', '');
  const merchantId = text(env, 'CLICK_MERCHANT_ID', '');
  const secret = text(env, 'CLICK_SECRET', '');
  if (!areSet({ CLICK_SERVICE_ID: serviceId, CLICK_MERCHANT_ID: merchantId, CLICK_SECRET: secret })) return null;
  if (!/^\d{1,12}$/.test(serviceId) || !/^\d{1,12}$/.test(merchantId))
    throw new ConfigError('CLICK_SERVICE_ID and CLICK_MERCHANT_ID must be numbers.');
  const merchantUserId = text(env, 'CLICK_MERCHANT_USER_ID', '') || null;
  if (merchantUserId !== null && !/^\d{1,12}$/.test(merchantUserId)) throw new ConfigError('CLICK_MERCHANT_USER_ID must be a number.');
  return { serviceId, merchantId, merchantUserId, secret, ...urls.click };
}

function uzumOf(env: Environment, urls: PaymentUrls): UzumConfig | null {
  const serviceId = text(env, 'UZUM_SERVICE_ID', '');
  const login = text(env, 'UZUM_LOGIN', '');
  const password = text(env, 'UZUM_PASSWORD', '');
  if (!areSet({ UZUM_SERVICE_ID: serviceId, UZUM_LOGIN: login, UZUM_PASSWORD: password })) return null;
  if (!/^[1-9]\d{0,11}$/.test(serviceId)) throw new ConfigError('UZUM_SERVICE_ID must be a number.');
  return { serviceId: Number(serviceId), login, password, ...urls.uzum };
}

/** Whether variables that belong together are set. @throws ConfigError when only some of them are */
function areSet(values: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(values);
  const missing = names.filter((name) => values[name] === '');
  if (missing.length === 0) return true;
  if (missing.length === names.length) return false;
  const set = names.filter((name) => !missing.includes(name));
  throw new ConfigError(`${set.join(' and ')} needs ${missing.join(' and ')} beside it, or must be unset.`);
}

function address(env: Environment, name: string, fallback: string): string {
  const given = text(env, name, fallback);
  if (given === '') return given;
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new ConfigError(`${name} is "${given}", but it must be an address such as https://pay.example.`);
}

import { ConfigError, type Environment, text } from './env-values.ts';

/** A cash desk of Payme. */
export interface PaymeConfig {
  readonly merchantId: string;
  readonly login: string;
  readonly key: string;
  /** without a slash at its end */
  readonly checkoutUrl: string;
}

export interface ClickConfig {
  readonly serviceId: string;
  readonly merchantId: string;
  /** null: nothing is asked of Click's own calls, such as reversals */
  readonly merchantUserId: string | null;
  readonly secret: string;
}

export interface UzumConfig {
  readonly serviceId: number;
  readonly login: string;
  readonly password: string;
  /** a template with `{order}` and `{amount}`; null: the payer opens Uzum's app */
  readonly payUrl: string | null;
}

/** The providers that take payments online; null: that one is off. */
export interface PaymentsConfig {
  readonly payme: PaymeConfig | null;
  readonly click: ClickConfig | null;
  readonly uzum: UzumConfig | null;
}

/** A provider is on when all its variables are set. @throws ConfigError for one that is set in part, or whose value can't be right */
export function readPayments(env: Environment): PaymentsConfig {
  return { payme: paymeOf(env), click: clickOf(env), uzum: uzumOf(env) };
}

function paymeOf(env: Environment): PaymeConfig | null {
  const given = allOrNone(env, ['PAYME_ID', 'PAYME_KEY']);
  if (given === null) return null;
  const [merchantId = '', key = ''] = given;
  if (!/^[\da-f]{24}$/i.test(merchantId)) throw new ConfigError('PAYME_ID must be the id of a cash desk, 24 characters of 0-9 and a-f.');
  const checkoutUrl = address(env, 'PAYME_CHECKOUT_URL', 'https://checkout.paycom.uz').replace(/\/$/, '');
  return { merchantId, login: text(env, 'PAYME_LOGIN', 'Paycom'), key, checkoutUrl };
}

function clickOf(env: Environment): ClickConfig | null {
  const given = allOrNone(env, ['CLICK_SERVICE_ID', 'CLICK_MERCHANT_ID', 'CLICK_SECRET']);
  if (given === null) return null;
  const [serviceId = '', merchantId = '', secret = ''] = given;
  if (!/^\d{1,12}$/.test(serviceId) || !/^\d{1,12}$/.test(merchantId))
    throw new ConfigError('CLICK_SERVICE_ID and CLICK_MERCHANT_ID must be numbers.');
  return { serviceId, merchantId, merchantUserId: text(env, 'CLICK_MERCHANT_USER_ID', '') || null, secret };
}

function uzumOf(env: Environment): UzumConfig | null {
  const given = allOrNone(env, ['UZUM_SERVICE_ID', 'UZUM_LOGIN', 'UZUM_PASSWORD']);
  if (given === null) return null;
  const [serviceId = '', login = '', password = ''] = given;
  if (!/^[1-9]\d{0,11}$/.test(serviceId)) throw new ConfigError('UZUM_SERVICE_ID must be a number.');
  const payUrl = text(env, 'UZUM_PAY_URL', '') === '' ? null : address(env, 'UZUM_PAY_URL', '');
  return { serviceId: Number(serviceId), login, password, payUrl };
}

/** The values of variables that belong together; null: none is set. */
function allOrNone(env: Environment, names: readonly string[]): readonly string[] | null {
  const values = names.map((name) => text(env, name, ''));
  if (values.every((value) => value === '')) return null;
  const missing = names.filter((_, index) => values[index] === '');
  if (missing.length === 0) return values;
  const set = names.filter((name) => !missing.includes(name));
  throw new ConfigError(`${set.join(' and ')} needs ${missing.join(' and ')} beside it, or must be unset.`);
}

function address(env: Environment, name: string, fallback: string): string {
  const given = text(env, name, fallback);
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new ConfigError(`${name} is "${given}", but it must be an address such as https://pay.example.`);
}

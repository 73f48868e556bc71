import { ConfigError, type Environment, text } from './env-values.ts';

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
}

interface UzumConfig {
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
  const merchantId = text(env, 'PAYME_ID', '');
  const key = text(env, 'PAYME_KEY', '');
  if (!areSet({ PAYME_ID: merchantId, PAYME_KEY: key })) return null;
  if (!/^[\da-f]{24}$/i.test(merchantId)) throw new ConfigError('PAYME_ID must be the id of a cash desk, 24 characters of 0-9 and a-f.');
  const checkoutUrl = address(env, 'PAYME_CHECKOUT_URL', 'https://checkout.paycom.uz').replace(/\/$/, '');
  return { merchantId, login: text(env, 'PAYME_LOGIN', 'Paycom'), key, checkoutUrl };
}

function clickOf(env: Environment): ClickConfig | null {
  const serviceId = text(env, 'CLICK_SERVICE_ID', '');
  const merchantId = text(env, 'CLICK_MERCHANT_ID', '');
  const secret = text(env, 'CLICK_SECRET', '');
  if (!areSet({ CLICK_SERVICE_ID: serviceId, CLICK_MERCHANT_ID: merchantId, CLICK_SECRET: secret })) return null;
  if (!/^\d{1,12}$/.test(serviceId) || !/^\d{1,12}$/.test(merchantId))
    throw new ConfigError('CLICK_SERVICE_ID and CLICK_MERCHANT_ID must be numbers.');
  return { serviceId, merchantId, merchantUserId: text(env, 'CLICK_MERCHANT_USER_ID', '') || null, secret };
}

function uzumOf(env: Environment): UzumConfig | null {
  const serviceId = text(env, 'UZUM_SERVICE_ID', '');
  const login = text(env, 'UZUM_LOGIN', '');
  const password = text(env, 'UZUM_PASSWORD', '');
  if (!areSet({ UZUM_SERVICE_ID: serviceId, UZUM_LOGIN: login, UZUM_PASSWORD: password })) return null;
  if (!/^[1-9]\d{0,11}$/.test(serviceId)) throw new ConfigError('UZUM_SERVICE_ID must be a number.');
  const payUrl = address(env, 'UZUM_PAY_URL', '') || null;
  return { serviceId: Number(serviceId), login, password, payUrl };
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

import { type FiscalCodes, mxikPattern, packageCodePattern } from '#domain/menu/fiscal-codes.ts';
import { ConfigError, type Environment, integer, oneOf, text } from './env-values.ts';

/** What receipts of online payments need beside the codes of dishes. */
export interface FiscalConfig {
  /** null: an order whose delivery costs something is not paid online */
  readonly delivery: FiscalCodes | null;
  readonly click: ClickReceiptConfig;
}

/** What Click's documents leave open is for the shop to set. */
export interface ClickReceiptConfig {
  /** of the shop as the seller: a TIN of 9 digits, or a PINFL of 14; null: Click is off for the shop */
  readonly tin: string | null;
  /** how one piece is counted */
  readonly countUnit: 1 | 1000;
  /** as what the paid sum is reported */
  readonly received: 'ecash' | 'card';
}

/**
 * null: providers get no lines of receipts.
 * @throws ConfigError for codes that can't be right, and for a menu of another system, which has no codes
 */
export function readFiscal(env: Environment): FiscalConfig | null {
  if (oneOf(env, 'FISCAL', ['on', 'off'] as const, 'off') === 'off') return null;
  if (text(env, 'API_BASE_URL', '') !== '')
    throw new ConfigError(
      'FISCAL is on while API_BASE_URL is set, but the menu of that system has no codes for receipts: unset one of them.',
    );
  return { delivery: deliveryCodes(env), click: clickReceipts(env) };
}

function clickReceipts(env: Environment): ClickReceiptConfig {
  const countUnit = oneOf(env, 'FISCAL_CLICK_PIECE', ['1', '1000'] as const, '1') === '1' ? 1 : 1000;
  const received = oneOf(env, 'FISCAL_CLICK_RECEIVED', ['ecash', 'card'] as const, 'ecash');
  return { tin: text(env, 'CLICK_SERVICE_ID', '') === '' ? null : sellerOf(env), countUnit, received };
}

/** The tax number for receipts of the shop's own account at Click. */
function sellerOf(env: Environment): string {
  const tin = text(env, 'FISCAL_TIN', '');
  if (!/^(\d{9}|\d{14})$/.test(tin))
    throw new ConfigError(
      'FISCAL_TIN must be the tax number of the seller for Click, a TIN of 9 digits or a PINFL of 14, while FISCAL is on.',
    );
  if (text(env, 'CLICK_MERCHANT_USER_ID', '') === '')
    throw new ConfigError('CLICK_MERCHANT_USER_ID must be set while FISCAL is on: Click gets receipts by its Merchant API.');
  return tin;
}

function deliveryCodes(env: Environment): FiscalCodes | null {
  const mxik = text(env, 'FISCAL_DELIVERY_CODE', '');
  const packageCode = text(env, 'FISCAL_DELIVERY_PACKAGE', '');
  const isVatSet = text(env, 'FISCAL_DELIVERY_VAT', '') !== '';
  if (mxik === '' && packageCode === '' && !isVatSet) return null;
  if (!mxikPattern.test(mxik))
    throw new ConfigError('FISCAL_DELIVERY_CODE must be the code of delivery in the catalog of tasnif.soliq.uz, 17 digits.');
  if (!packageCodePattern.test(packageCode))
    throw new ConfigError('FISCAL_DELIVERY_PACKAGE must be the package code of delivery in that catalog, 1 to 20 digits.');
  if (!isVatSet) throw new ConfigError('FISCAL_DELIVERY_VAT must be the VAT of delivery in percent, 0 to 100.');
  return { mxik, packageCode, vatPercent: integer(env, 'FISCAL_DELIVERY_VAT', 0, 0, 100) };
}

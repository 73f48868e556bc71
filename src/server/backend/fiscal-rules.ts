import { createTranslator } from '#i18n/create-translator.ts';
import type { FiscalConfig } from '../config/fiscal-config.ts';
import type { FiscalRules } from '../modules/receipts/receipt-of-order.ts';

/** With the words of receipts; null: the shop issues none. */
export function fiscalRulesOf(fiscal: FiscalConfig | null): FiscalRules | null {
  return fiscal && { ...fiscal, deliveryTitle: (locale) => createTranslator(locale, 'receipt')('delivery') };
}

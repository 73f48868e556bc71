import type { MerchantAccountChange, WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';

/** What an account of its own has at each provider, in the order of the form. */
export const accountFields = {
  payme: ['merchantId', 'login', 'key'],
  click: ['serviceId', 'merchantId', 'merchantUserId', 'tin', 'key'],
  uzum: ['serviceId', 'login', 'key'],
} as const satisfies Readonly<Record<PaymentProvider, readonly string[]>>;

export type AccountField = (typeof accountFields)[PaymentProvider][number];

/** What is typed, by field. */
export type TypedAccount = Readonly<Partial<Record<AccountField, string>>>;

/** Which account takes the money: the shop’s, none, or one of the restaurant. */
export type AccountKind = 'shop' | 'off' | 'own';

export function isAccountField(provider: PaymentProvider, name: string): name is AccountField {
  return (accountFields[provider] as readonly string[]).includes(name);
}

/** What is stored, without the key, which is never read back. */
export function typedOf(provider: PaymentProvider, account: WireMerchantAccounts[PaymentProvider]): TypedAccount {
  if (account.kind !== 'own') return provider === 'payme' ? { login: 'Paycom' } : {};
  const stored: Readonly<Record<string, unknown>> = account;
  const texts = accountFields[provider].filter((field) => stored[field] !== undefined).map((field) => [field, String(stored[field])]);
  return Object.fromEntries(texts) as TypedAccount;
}

/** An empty field is left out: an empty key stays as it is. */
export function changeOf(provider: PaymentProvider, kind: AccountKind, typed: TypedAccount): MerchantAccountChange {
  if (kind !== 'own') return { provider, kind };
  const texts = accountFields[provider].map((field) => [field, typed[field]?.trim() ?? ''] as const);
  const fields: Record<string, unknown> = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  if (provider === 'uzum' && 'serviceId' in fields) fields['serviceId'] = Number(fields['serviceId']);
  // the server checks each field and names the first that can't be right
  return { provider, kind, ...fields } as MerchantAccountChange;
}

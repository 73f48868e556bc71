import { z } from 'zod';
import { type PaymentProvider, paymentProviders } from '#domain/payment/provider.ts';
import { defineCall, type Immutable, json, jsonBody } from '../lib/define-call.ts';
import { lineText } from '../lib/scalars.ts';

const digits = (most: number) => z.string().regex(new RegExp(`^[0-9]{1,${most}}$`), 'number');
/** A key that is left out stays as it is. */
const key = lineText(200).min(1).exactOptional();
const deskId = z.string().regex(/^[0-9a-fA-F]{24}$/, 'desk_id');
const login = lineText(100).min(1);
const tin = z.string().regex(/^([0-9]{9}|[0-9]{14})$/, 'tin');

const paymeAccount = { merchantId: deskId, login };
const clickAccount = {
  serviceId: digits(12),
  merchantId: digits(12),
  merchantUserId: digits(12).exactOptional(),
  tin: tin.exactOptional(),
};
const uzumAccount = { serviceId: z.int().positive().max(999_999_999_999), login };

/** `shop`: the account of the configuration; `off`: no payments through the provider; `own`: an account of the restaurant. */
const body = z.discriminatedUnion('provider', [
  changeOf('payme', paymeAccount),
  changeOf('click', clickAccount),
  changeOf('uzum', uzumAccount),
]);

function changeOf<const Provider extends PaymentProvider, Fields extends z.ZodRawShape>(name: Provider, fields: Fields) {
  const provider = z.literal(name);
  return z.discriminatedUnion('kind', [
    z.strictObject({ provider, kind: z.enum(['shop', 'off']) }),
    z.strictObject({ provider, kind: z.literal('own'), ...fields, key }),
  ]);
}

export type MerchantAccountChange = Immutable<z.infer<typeof body>>;

/** Without keys, which are never read back. */
const account = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.union([z.strictObject({ kind: z.enum(['shop', 'off', 'none']) }), z.strictObject({ kind: z.literal('own'), ...fields })]);

const provider = z.enum(paymentProviders);

const restaurant = z.strictObject({
  restaurantId: z.string(),
  name: z.string(),
  /** through whom its customers can pay now */
  offered: z.array(provider),
  payme: account(paymeAccount),
  click: account(clickAccount),
  uzum: account(uzumAccount),
});

export type WireMerchantAccounts = Immutable<z.infer<typeof restaurant>>;

const accounts = z.strictObject({
  /** where the configuration has an account */
  shop: z.array(provider),
  /** `FISCAL` is on: without `tin` and `merchantUserId` an own account at Click is not used */
  issuesReceipts: z.boolean(),
  /** stubs play all accounts */
  areStubs: z.boolean(),
  restaurants: z.array(restaurant),
});

export const merchantAccounts = defineCall({
  method: 'GET',
  path: '/api/v1/office/merchant-accounts',
  summary: 'To which accounts the orders of each restaurant are paid online',
  text: '`shop`: that of the configuration, `none`: it has none, `off`: the provider is off for the restaurant, `own`: an account of its own.',
  who: 'payments',
  notFor: ['viewer'],
  responses: { 200: json(accounts) },
});

export const changeMerchantAccount = defineCall({
  method: 'PUT',
  path: '/api/v1/office/merchant-accounts/:id',
  summary: 'Change the account of a restaurant at a provider',
  text: [
    'The id is the restaurant’s. Owners only. `key` is the key of Payme, the secret of Click or the password of Uzum; left out, it stays as it',
    'is. An attempt that has begun goes on through the account that it began with, and an order that waits is paid to the new one. While',
    '`FISCAL` is on, Click needs `merchantUserId` and `tin`. `INVALID_BODY` names the field that is missing or can’t be right.',
  ].join(' '),
  who: 'payments',
  body: jsonBody(body, { provider: 'payme', kind: 'own', merchantId: '587f72c72cac0d162c722ae2', login: 'Paycom', key: 'the-key' }),
  responses: { 200: json(restaurant) },
  problems: ['ROLE_NOT_ALLOWED'],
});

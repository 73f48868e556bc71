import { calls } from '#contract/calls.ts';
import type { WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import { type PaymentProvider, paymentProviders } from '#domain/payment/provider.ts';
import { problem } from '#domain/problem.ts';
import type { MerchantAccountRow } from '../modules/payments/merchant-accounts.ts';
import { onlineProviders } from '../modules/payments/online-providers.ts';
import type { Services } from '../services.ts';
import { type Api, notFound, ProblemError } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** To which accounts the orders of restaurants are paid online (`office/merchant-accounts`). */
export function addMerchantAccounts(api: Api): void {
  handle(api, calls.merchantAccounts, async ({ services, locale, now }) => {
    const { backend, merchants, config } = services;
    const [restaurants, rows] = await Promise.all([backend.restaurants(locale, now), merchants.rows()]);
    return {
      shop: paymentProviders.filter((provider) => config.payments[provider] !== null),
      issuesReceipts: merchants.issuesReceipts,
      areStubs: config.payments.mode === 'stub',
      restaurants: await Promise.all(restaurants.map((restaurant) => toWire(services, restaurant, rows))),
    };
  });
  handle(api, calls.changeMerchantAccount, change);
}

async function change({ services, member, path, body, locale, now }: HandlerInput<typeof calls.changeMerchantAccount>) {
  if (member.role !== 'owner') throw new ProblemError(problem('ROLE_NOT_ALLOWED'));
  const restaurant = (await services.backend.restaurants(locale, now)).find(({ id }) => id === path.id);
  if (restaurant === undefined) throw notFound();
  const changed = await services.paymentsOffice.changeAccount(restaurant, body, { by: member.name || null, now });
  if (!changed.ok) throw new ProblemError(problem('INVALID_BODY', { field: changed.problem, rule: 'required' }));
  return toWire(services, restaurant, await services.merchants.rows());
}

async function toWire(
  { config, merchants }: Services,
  { id, name }: { readonly id: string; readonly name: string },
  rows: readonly MerchantAccountRow[],
): Promise<WireMerchantAccounts> {
  const of = (provider: PaymentProvider) => {
    const row = rows.find((one) => one.restaurantId === id && one.provider === provider);
    if (row === undefined) return { kind: config.payments[provider] === null ? 'none' : 'shop' };
    if (row.account === null) return { kind: 'off' };
    const { key, secret, password, merchantUserId, ...fields } = row.account;
    return { kind: 'own', ...fields, ...(merchantUserId !== null && merchantUserId !== undefined && { merchantUserId }) };
  };
  const accounts = { payme: of('payme'), click: of('click'), uzum: of('uzum') };
  return { restaurantId: id, name, offered: onlineProviders(await merchants.of(id), null), ...accounts } as WireMerchantAccounts;
}

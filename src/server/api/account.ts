import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { type Api, notFound, ProblemError } from './context.ts';
import { handle } from './handle.ts';
import { clearIdentity } from './identity.ts';

/** The calls for data of the session's own customer. */
export function addAccount(api: Api): void {
  handle(api, calls.loyalty, async ({ services, locale, customerId, query }) => {
    const account = await services.backend.account.loyalty(customerId, query.cursor ?? null, locale);
    if (account === null) throw new ProblemError(problem('NOT_SIGNED_IN'));
    return account;
  });
  addFavorites(api);
  handle(api, calls.addresses, async ({ services, customerId }) => ({ addresses: await services.backend.account.addresses(customerId) }));
  handle(api, calls.saveAddresses, async ({ services, customerId, body }) => ({
    addresses: await services.backend.account.saveAddresses(customerId, body.addresses),
  }));
  handle(api, calls.deleteAccount, async ({ context, services, customerId, now }) => {
    // this also ends all sessions of the customer
    await services.backend.account.delete(customerId, now);
    services.streams.notify();
    clearIdentity(context);
  });
}

function addFavorites(api: Api): void {
  handle(api, calls.favorites, async ({ services, customerId }) => ({ productIds: await services.backend.account.favorites(customerId) }));
  handle(api, calls.addFavorite, async ({ services, customerId, path, now }) => {
    const isKnown = await services.backend.account.addFavorite(customerId, path.productId, now);
    if (!isKnown) throw notFound();
  });
  handle(api, calls.removeFavorite, async ({ services, customerId, path }) => {
    await services.backend.account.removeFavorite(customerId, path.productId);
  });
}

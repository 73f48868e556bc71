import { addressList } from '#contract/account/addresses.ts';
import { loyaltyQuery } from '#contract/account/loyalty.ts';
import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { type Api, type ApiContext, notFound, Refused } from './context.ts';
import { clearIdentity, requireCustomer } from './identity.ts';
import { pathId, readBody, readQuery } from './read-input.ts';
import { route } from './route.ts';

/** What belongs to the session's own customer; every call is 401 without one. */
export function addAccount(api: Api): void {
  route(api, calls.loyalty, loyalty);
  route(api, calls.favorites, async (context) => {
    const customerId = await requireCustomer(context);
    return context.json({ productIds: await accountOf(context).favorites(customerId) });
  });
  route(api, calls.addFavorite, addFavorite);
  route(api, calls.removeFavorite, async (context) => {
    await accountOf(context).removeFavorite(await requireCustomer(context), pathId(context, 'productId'));
    return context.body(null, 204);
  });
  route(api, calls.addresses, async (context) => {
    const customerId = await requireCustomer(context);
    return context.json({ addresses: await accountOf(context).addresses(customerId) });
  });
  route(api, calls.keepAddresses, keepAddresses);
  route(api, calls.deleteAccount, deleteAccount);
}

function accountOf(context: ApiContext) {
  return context.get('services').backend.account;
}

async function loyalty(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { cursor } = readQuery(context, loyaltyQuery);
  const account = await accountOf(context).loyalty(customerId, cursor ?? null, context.get('locale'));
  if (account === null) throw new Refused(problem('NOT_SIGNED_IN'));
  return context.json(account);
}

async function addFavorite(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const isKnown = await accountOf(context).addFavorite(customerId, pathId(context, 'productId'), context.get('now'));
  if (!isKnown) throw notFound();
  return context.body(null, 204);
}

async function keepAddresses(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  const { addresses } = await readBody(context, addressList);
  return context.json({ addresses: await accountOf(context).keepAddresses(customerId, addresses) });
}

/** Ends all sessions of the customer with it. */
async function deleteAccount(context: ApiContext): Promise<Response> {
  const customerId = await requireCustomer(context);
  await accountOf(context).delete(customerId, context.get('now'));
  context.get('services').streams.nudge();
  clearIdentity(context);
  return context.body(null, 204);
}

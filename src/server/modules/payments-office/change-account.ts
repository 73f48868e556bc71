import type { MerchantAccountChange } from '#contract/office/merchant-accounts.ts';
import type { Id } from '#domain/id.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Connection, Executor } from '../../db/connection.ts';
import { addLogEntry } from '../office/change-log.ts';
import type { MerchantAccounts } from '../payments/merchant-accounts.ts';
import type { PaymentsActor } from './refunds.ts';

/** The field that a key is stored in, by provider. */
const keyFields = { payme: 'key', click: 'secret', uzum: 'password' } as const;

export type MissingField = 'key' | 'tin' | 'merchantUserId';

/**
 * Sets to which account the orders of a restaurant are paid (R-PAY-14). The log has the account without its key. Rejects with the field that
 * is missing.
 */
export async function changeMerchantAccount(
  { connection: { db }, merchants }: { readonly connection: Connection; readonly merchants: Pick<MerchantAccounts, 'issuesReceipts'> },
  { id, name }: { readonly id: Id; readonly name: string },
  change: MerchantAccountChange,
  { by, now }: PaymentsActor,
): Promise<Result<null, MissingField>> {
  const missing = merchants.issuesReceipts ? missingOfClick(change) : null;
  if (missing !== null) return err(missing);
  return db.transaction().execute(async (transaction) => {
    const before = await accountOf(transaction, id, change);
    const after = nextAccount(change, before);
    if (after === undefined) return err('key');
    const row = { restaurant_id: id, provider: change.provider };
    if (change.kind === 'shop') {
      await transaction.deleteFrom('merchant_accounts').where('restaurant_id', '=', id).where('provider', '=', change.provider).execute();
    } else {
      const account = after === null ? null : JSON.stringify(after);
      await transaction
        .insertInto('merchant_accounts')
        .values({ ...row, account })
        .onConflict((conflict) => conflict.columns(['restaurant_id', 'provider']).doUpdateSet({ account }))
        .execute();
    }
    const values = { provider: change.provider, account: namedIn(change) };
    await addLogEntry(transaction, { at: now, by, kind: 'merchantAccountChanged', subject: name, before: null, after: values });
    return ok(null);
  });
}

/** Without a user of its calls and the seller's tax number Click gets no receipts. */
function missingOfClick(change: MerchantAccountChange): MissingField | null {
  if (change.kind !== 'own' || change.provider !== 'click') return null;
  if (change.tin === undefined) return 'tin';
  return change.merchantUserId === undefined ? 'merchantUserId' : null;
}

type Account = Readonly<Record<string, unknown>>;

/** undefined: the restaurant has the shop's */
async function accountOf(
  transaction: Executor,
  restaurantId: string,
  { provider }: MerchantAccountChange,
): Promise<Account | null | undefined> {
  const row = await transaction
    .selectFrom('merchant_accounts')
    .select('account')
    .where('restaurant_id', '=', restaurantId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.account === null ? null : (JSON.parse(row.account) as Account);
}

/** undefined: its key is missing */
function nextAccount(change: MerchantAccountChange, before: Account | null | undefined): Account | null | undefined {
  if (change.kind !== 'own') return null;
  const { provider, kind, key, ...fields } = change;
  const field = keyFields[provider];
  const secret = key ?? before?.[field];
  if (typeof secret !== 'string') return undefined;
  return { ...(provider === 'click' && { merchantUserId: null }), ...fields, [field]: secret };
}

/** As the log names it. */
function namedIn(change: MerchantAccountChange): string {
  if (change.kind !== 'own') return change.kind;
  return change.provider === 'payme' ? change.merchantId : String(change.serviceId);
}

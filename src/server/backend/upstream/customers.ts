import type { UpstreamCustomer } from '#contract/upstream/customer.ts';
import { type Customer, defaultBirthDate } from '#domain/customer/customer.ts';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { problem } from '#domain/problem.ts';
import { err, ok } from '#domain/result.ts';
import { now } from '../../clock.ts';
import type { Connection } from '../../db/connection.ts';
import type { Backend, CustomerDraft } from '../../ports/backend.ts';
import { UpstreamFailure } from '../../ports/upstream-failure.ts';
import type { UpstreamCalls } from './calls.ts';
import { idOfPhone, linkCustomer, phoneOf, relinkCustomer } from './linked-customers.ts';
import { resultOf } from './parse-response.ts';

type CustomerCalls = Pick<Backend, 'customer' | 'customerByPhone' | 'createCustomer' | 'updateCustomer'>;

/** Customers whose records are stored by an upstream (R-UPSTREAM-6). */
export function createUpstreamCustomers({ db }: Connection, calls: UpstreamCalls): CustomerCalls {
  const creating = new Map<string, Promise<Customer>>();

  const create = async ({ isUnverified, ...draft }: CustomerDraft, locale: Locale, at: number): Promise<Customer> => {
    const known = await idOfPhone(db, draft.phone1);
    const id = known ?? (await calls.createCustomer({ id: '', ...draft, cardBalance: 0, cardNumber: 0 }, locale));
    const linked = known ?? (await linkCustomer(db, { id, phone: draft.phone1, isUnverified: isUnverified === true }, at));
    if (linked === null) throw badResponse('a new customer with the id of another');
    return { ...draft, id: linked, cardBalance: 0, cardNumber: 0 };
  };

  return {
    async customer(id, locale) {
      const phone = await phoneOf(db, id);
      if (phone === null) return null;
      const received = await ownRecord(calls, id, locale);
      return received === null ? null : toCustomer(received, phone);
    },

    async customerByPhone(phone) {
      const id = await idOfPhone(db, phone);
      return id === null ? null : { id, firstName: '', phone1: phone, birthDate: '', cardBalance: 0, cardNumber: 0 };
    },

    /** Two simultaneous calls for one phone send one request to the upstream. */
    createCustomer(draft, locale, at) {
      const created = creating.get(draft.phone1) ?? create(draft, locale, at).finally(() => creating.delete(draft.phone1));
      creating.set(draft.phone1, created);
      return created;
    },

    async updateCustomer(id, draft, locale) {
      const owner = await idOfPhone(db, draft.phone1);
      if (owner !== null && owner !== id) return err(problem('PHONE_NOT_VERIFIED', { reason: 'taken' }));
      const before = await ownRecord(calls, id, locale);
      if (before === null) return err(problem('NOT_FOUND'));
      const { id: theirId, birthDate, cardBalance, cardNumber } = before.received;
      const isSameDay = draft.birthDate === toCustomer(before, draft.phone1).birthDate;
      const unchanged = {
        id: theirId,
        cardBalance: cardBalance ?? 0,
        cardNumber: cardNumber ?? 0,
        ...(isSameDay && birthDate != null && { birthDate }),
      };
      await calls.updateCustomer({ ...draft, ...unchanged }, locale);
      await relinkCustomer(db, id, draft.phone1);
      return ok({ ...toCustomer(before, draft.phone1), ...draft });
    },
  };
}

/** null: the upstream has no such customer. A response about another customer counts as null. */
async function ownRecord(calls: UpstreamCalls, id: Id, locale: Locale): Promise<UpstreamCustomer | null> {
  const received = await resultOf(() => calls.customer(id, locale));
  if (!received.ok) return null;
  if (received.value.id !== id) throw badResponse('another customer than the requested one');
  return received.value;
}

function toCustomer(record: UpstreamCustomer, linkedPhone: string): Customer {
  const { id, firstName, phone1: phone, birthDate, cardBalance, cardNumber } = record;
  return { id, firstName, phone1: phone ?? linkedPhone, birthDate: birthDate ?? defaultBirthDate(now()), cardBalance, cardNumber };
}

function badResponse(reason: string): UpstreamFailure {
  return new UpstreamFailure({ ...problem('UPSTREAM_BAD_ANSWER'), upstream: { response: null, isRetried: false } }, reason);
}

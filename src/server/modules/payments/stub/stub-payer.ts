import type { PaymentsConfig } from '../../../config/payments-config.ts';
import { clickStub } from '../click/click-stub.ts';
import { paymeStub } from '../payme/payme-stub.ts';
import { uzumStub } from '../uzum/uzum-stub.ts';
import type { Send, StubCaller, StubPayment } from './stub-caller.ts';

/** What a payer may do on a stub's page. */
export const stubActs = ['pay', 'refuse', 'lose_network', 'pay_twice', 'pay_late'] as const;
export type StubAct = (typeof stubActs)[number];

/** After these the payer is back in the shop; the others show what the shop has answered. */
export const comesBack: ReadonlySet<StubAct> = new Set(['pay', 'refuse']);

export interface StubShop {
  readonly payments: PaymentsConfig;
  readonly send: Send;
  /** Ends the wait of the order for its payment. */
  readonly expire: () => Promise<void>;
  readonly now: number;
}

/** Plays the payer and the provider. @returns the calls and the shop's answers, in their order */
export async function playStub(payment: StubPayment, act: StubAct, shop: StubShop): Promise<readonly string[]> {
  const first = callerOf(payment, shop);
  const begun = await first.begin();
  if (act === 'pay') return [begun, await first.take()];
  if (act === 'refuse') return [begun, await first.fail()];
  // the answer is lost on its way, and the provider repeats its call
  if (act === 'lose_network') return [begun, await first.take(), await first.take()];
  if (act === 'pay_twice') {
    const second = callerOf(payment, shop);
    return [begun, await first.take(), await second.begin(), await second.take()];
  }
  await shop.expire();
  return [begun, await first.take()];
}

/** The provider of a payment, without money. */
export function callerOf(payment: StubPayment, { payments: { payme, click, uzum }, send, now }: StubShop): StubCaller {
  if (payment.provider === 'payme' && payme !== null) return paymeStub(payment, payme, send, now);
  if (payment.provider === 'click' && click !== null) return clickStub(payment, click, send);
  if (payment.provider === 'uzum' && uzum !== null) return uzumStub(payment, uzum, send, now);
  throw new Error(`${payment.provider} is off`);
}

import type { WireMessageChoices } from '#contract/account/messages.ts';
import type { Session } from '../../auth/sessions.ts';
import { toIso } from '../../clock.ts';
import type { CustomerMessages } from './customer-messages.ts';
import type { Mailings } from './mailings/mailings.ts';

/** What a customer has chosen, as calls and pages show it to the session. */
export async function choicesOf(
  { messages, mailings }: { readonly messages: CustomerMessages; readonly mailings: Pick<Mailings, 'agreedAt'> },
  { tokenHash, telegramId, customerId }: Pick<Session, 'tokenHash' | 'telegramId'> & { readonly customerId: string },
): Promise<WireMessageChoices> {
  const [ways, targets, agreedAt] = await Promise.all([messages.ways(), messages.targets(customerId), mailings.agreedAt(customerId)]);
  const wire = targets.map(({ id, channel, level, address, session_hash, created_at }) => ({
    ...{ id, channel, level },
    address: channel === 'email' ? address : null,
    isThisBrowser: session_hash === tokenHash,
    since: toIso(created_at),
  }));
  const telegram = ways.telegram && { ...ways.telegram, isProven: telegramId !== null };
  return { ways: { ...ways, telegram }, targets: wire, offersSince: agreedAt === null ? null : toIso(agreedAt) };
}

import { record } from '../../metrics/record.ts';
import type { DeliveryFailure } from './delivery-failure.ts';

/** Counts what became of an attempt to send a message on a channel. */
export function countMessage(channel: string, outcome: 'sent' | DeliveryFailure['kind']): void {
  record(({ customerMessages }) => customerMessages.inc({ channel, outcome }));
}

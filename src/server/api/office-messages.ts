import { calls } from '#contract/calls.ts';
import type { WireOfficeMessages } from '#contract/office/messages.ts';
import { toIso } from '../clock.ts';
import { type Api, notFound } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

/** The calls for messages about orders in the office (R-MSG-11). */
export function addOfficeMessages(api: Api): void {
  handle(api, calls.officeMessages, readMessages);
  handle(api, calls.sendMessageAgain, async ({ services, path, now }) => {
    if (!(await services.officeMessages.sendAgain(path.id, now))) throw notFound();
  });
}

type Channel = WireOfficeMessages['channels'][number]['channel'];

async function readMessages({ services, now }: HandlerInput<typeof calls.officeMessages>) {
  const { officeMessages, config } = services;
  const [channels, failures, left, { bySms, byTelegram, returned }] = await Promise.all([
    officeMessages.channels(now),
    officeMessages.failures(),
    officeMessages.codesLeft(config.codeSendsPerDay, now),
    officeMessages.codesOfDay(now),
  ]);
  const { sms, telegramGateway } = config;
  return {
    channels: channels.map(({ channel, waitsSince, pausedUntil, ...counts }) => ({
      ...counts,
      channel: channel as Channel,
      waitsSince: waitsSince === null ? null : toIso(waitsSince),
      pausedUntil: pausedUntil === null ? null : toIso(pausedUntil),
      // these ways cost nothing
      cost: 0,
    })),
    failures: failures.map(({ channel, at, ...failure }) => ({ ...failure, channel: channel as Channel, at: toIso(at) })),
    codes: {
      left,
      sms: { sent: bySms, cost: costOf(bySms, sms.price) },
      telegram: telegramGateway && { sent: byTelegram, failed: returned, cost: costOf(byTelegram, telegramGateway.price) },
    },
  };
}

/** @param price of one; 0: not known */
function costOf(count: number, price: number): number | null {
  return price === 0 ? null : count * price;
}

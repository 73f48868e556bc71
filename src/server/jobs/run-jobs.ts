import { now } from '../clock.ts';
import type { Connection } from '../db/connection.ts';
import { createFailureReport } from '../failure-report.ts';
import { log } from '../log.ts';
import type { SiteImages } from '../modules/content/site-images.ts';
import type { PhoneChanges } from '../modules/customers/phone-change.ts';
import { assignChannels } from '../modules/messages/assign-channels.ts';
import type { CustomerMessages } from '../modules/messages/customer-messages.ts';
import { deliverToCustomers } from '../modules/messages/deliver-to-customers.ts';
import type { RestaurantGroups } from '../modules/messages/group/restaurant-groups.ts';
import { deliverMailings } from '../modules/messages/mailings/deliver-mailings.ts';
import { queueMailings } from '../modules/messages/mailings/queue-mailings.ts';
import { forgetEndedBrowsers } from '../modules/messages/message-targets.ts';
import type { OrderMessenger } from '../modules/messages/order-event.ts';
import { forgetMessages, sendMessages } from '../modules/messages/send-messages.ts';
import { countMissed } from '../modules/orders/count-orders.ts';
import type { DishPictures } from '../modules/pictures/dish-pictures.ts';
import type { RemotePictures } from '../modules/pictures/remote-pictures.ts';
import type { Publishing } from '../modules/publishing/publishing.ts';
import { forgetReceiptTasks, type ReceiptSender, sendReceipts } from '../modules/receipts/send-receipts.ts';
import { fillSearchKeys } from '../modules/search-keys.ts';
import { createBoardDevices } from '../modules/staff-board/devices.ts';
import type { Backend } from '../ports/backend.ts';
import { drainSignal } from '../readiness.ts';
import { purgeExpired } from './purge-expired.ts';

const purgeMs = 60_000;
const removeUnusedMs = 60 * 60_000;
const sendMs = 1_000;
const receiptMs = 5_000;
const watchMs = 10_000;
/** The pause after each picture of another site. */
const fetchMs = 1_000;

interface Background {
  readonly backend: Backend;
  readonly images: SiteImages;
  readonly messages: CustomerMessages;
  readonly groups: RestaurantGroups;
  readonly phoneChanges: PhoneChanges;
  readonly pictures: DishPictures;
  readonly publishing: Publishing;
  readonly remotePictures: RemotePictures;
  /** null: no provider is told about receipts */
  readonly receipts: ReceiptSender | null;
  /** asks what became of codes in Telegram; null: none go there */
  readonly askForCodes: ((now: number) => Promise<void>) | null;
}

/**
 * Background work of a process until it drains: every second it sends messages about orders on each channel, prints tickets, publishes
 * what is planned, ends offers of changes and fetches a picture of another site; every five seconds it sends receipts; every minute it
 * runs scheduled changes, counts orders that the reports lack, fills what is searched by, asks what became of codes and removes expired
 * data.
 */
export function startBackground(
  connection: Connection,
  { backend, images, messages, groups, phoneChanges, pictures, publishing, remotePictures, receipts, askForCodes }: Background,
  messengers: ReadonlyMap<string, OrderMessenger>,
): void {
  const report = (error: unknown) => log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'background work failed');
  startMessages(connection, { messages, groups, messengers }, report);
  repeat(sendMs, () => publishing.publishDue(now()), report);
  repeat(sendMs, () => backend.expireOffers(now()), report);
  const { printers } = createBoardDevices(connection, backend.staff);
  repeat(sendMs, () => printers.printDue(now(), report), report);
  const purge = async () => {
    await backend.purge(now());
    await forgetMessages(connection, now());
    await forgetEndedBrowsers(connection.db);
    await purgeExpired(connection, now());
  };
  repeat(purgeMs, purge, report);
  repeat(purgeMs, () => inBatches(() => countMissed(connection)), report);
  repeat(purgeMs, () => inBatches(() => fillSearchKeys(connection)), report);
  repeat(purgeMs, () => phoneChanges.completeDue(now()), report);
  repeat(fetchMs, () => remotePictures.fetchNext(now()), report);
  repeat(purgeMs, () => pictures.readHasAny(), report);
  if (askForCodes !== null) repeat(purgeMs, () => askForCodes(now()), report);
  if (receipts !== null) {
    repeat(receiptMs, () => sendReceipts(connection, receipts, now(), report), report);
    repeat(purgeMs, () => forgetReceiptTasks(connection, now()), report);
  }
  const removeUnused = async () => {
    await publishing.forgetVersions(now());
    await images.forgetUnusedImages(now());
    await pictures.forgetUnused(now());
  };
  repeat(removeUnusedMs, removeUnused, report);
}

interface Messages {
  readonly messages: CustomerMessages;
  readonly groups: RestaurantGroups;
  readonly messengers: ReadonlyMap<string, OrderMessenger>;
}

/** Each channel has a worker of its own, so that an unavailable one delays no other. */
function startMessages(connection: Connection, { messages, groups, messengers }: Messages, report: (error: unknown) => void): void {
  const customers = messages.messengers.map(({ channel }) => channel);
  const channels = { systems: [...messengers.keys()], customers, groups: groups.deliver !== null };
  for (const [channel, send] of messengers) {
    const notify = async () => {
      await assignChannels(connection, channels);
      await sendMessages(connection, { channel, send }, now(), report);
    };
    repeat(sendMs, notify, report);
  }
  for (const messenger of messages.messengers) {
    const deliver = async () => {
      await deliverMailings(connection, messenger, now(), report);
      await deliverToCustomers(connection, messenger, now(), report);
    };
    repeat(sendMs, deliver, report);
  }
  if (customers.length > 0) repeat(sendMs, () => queueMailings(connection, customers, now()), report);
  const { deliver } = groups;
  if (deliver !== null) {
    repeat(sendMs, () => deliver(now(), report), report);
    repeat(watchMs, () => groups.watch(now()), report);
  }
  if (messages.registerBot !== null) void untilDone(messages.registerBot, report);
}

/** Work on the rows of an earlier version, batch by batch: each is one transaction, between which others have their turn. */
async function inBatches(next: () => Promise<{ readonly isDone: boolean }>): Promise<void> {
  while (!drainSignal().aborted && !(await next()).isDone);
}

/** Work of the start, which is repeated until it succeeds. */
async function untilDone(work: () => Promise<void>, report: (error: unknown) => void): Promise<void> {
  if (drainSignal().aborted) return;
  await work().catch((error: unknown) => {
    report(error);
    setTimeout(() => void untilDone(work, report), purgeMs).unref();
  });
}

/** Repeats the work with a pause after each run; runs never overlap. Only the first of consecutive failures is reported. */
function repeat(pauseMs: number, work: () => Promise<void>, report: (error: unknown) => void): void {
  const failures = createFailureReport(report);
  const run = async () => {
    if (drainSignal().aborted) return;
    try {
      await work();
      failures.succeeded();
    } catch (error) {
      failures.failed(error);
    }
    setTimeout(run, pauseMs).unref();
  };
  void run();
}

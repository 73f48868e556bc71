import { calls } from '#contract/calls.ts';
import { problem } from '#domain/problem.ts';
import { type Api, clientAddress, notFound, ProblemError } from './context.ts';
import { handle } from './handle.ts';
import { seenRestaurant } from './seen-restaurant.ts';

/** The screen at the counter and the receipt printer of a restaurant (R-BOARD-2, R-BOARD-3). */
export function addBoardDevices(api: Api): void {
  handle(api, calls.changeCounter, async (input) => {
    const change = { restaurant: await seenRestaurant(input), by: input.member, now: input.now };
    if (input.body.isOpen) return { counter: counterPath(await input.services.devices.counters.open(change)) };
    await input.services.devices.counters.close(change);
    return { counter: null };
  });
  handle(api, calls.changePrinter, async (input) => {
    const { services, member, body, now } = input;
    await services.devices.printers.set({ restaurant: await seenRestaurant(input), printer: body.printer, by: member, now });
  });
  handle(api, calls.testPrinter, async (input) => ({ isPrinted: await input.services.devices.printers.test(await seenRestaurant(input)) }));
  handle(api, calls.printAgain, async (input) => {
    await input.services.devices.printers.again(await seenRestaurant(input), input.now);
  });
  handle(api, calls.counter, async ({ context, services, path, now }) => {
    const until = await services.devices.counters.limit(clientAddress(context), now);
    if (until !== null) throw new ProblemError(problem('TOO_MANY_REQUESTS', { retryAfter: Math.ceil((until - now) / 1_000) }));
    const numbers = await services.devices.counters.numbers(path.id);
    if (numbers === null) throw notFound();
    return { cooking: numbers.cooking, ready: numbers.ready };
  });
}

export function counterPath(secret: string | undefined): string | null {
  return secret === undefined ? null : `/staff/counter/${secret}`;
}

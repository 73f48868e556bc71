// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import words from '../../../../locales/ru/office-devices.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
const { OfficeDevices } = await import('./OfficeDevices.tsx');

const restaurant = {
  id: '1',
  name: 'Чорсу',
  regionId: '1',
  isActive: true,
  pausedUntil: null,
  counter: null as string | null,
  printer: null as { address: string; port: number; locale: 'ru'; waiting: number } | null,
};
const writeText = vi.fn(async () => undefined);
const named = (what: string) => words.of.replace('{{what}}', what).replace('{{name}}', 'Чорсу');
const button = (what: string) => screen.findByRole('button', { name: named(what) });
const bodies = (call: typeof calls.changePrinter | typeof calls.changeCounter) => server.requests(call).map(({ body }) => body);

function show(change: Partial<typeof restaurant> = {}) {
  const shown = { ...restaurant, ...change };
  server.respond(calls.staffRestaurants, () => ({ restaurants: [shown] }));
  render(<OfficeDevices locale="ru" words={words} siteUrl="https://namuna.uz" />);
  return shown;
}

beforeEach(() => {
  server.reset();
  writeText.mockClear();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
});
afterEach(cleanup);

it('opens the screen of a counter, and copies its address (R-BOARD-2)', async () => {
  const shown = show();
  server.respond(calls.changeCounter, () => {
    shown.counter = '/staff/counter/secret';
    return { counter: shown.counter };
  });
  fireEvent.click(await button(words.counterOpen));
  const address = await screen.findByLabelText<HTMLInputElement>(words.counterLink.replace('{{name}}', 'Чорсу'));
  expect(address.value).toBe('https://namuna.uz/staff/counter/secret');
  fireEvent.click(await button(words.copy));
  await screen.findByText(words.copied);
  expect(writeText).toHaveBeenCalledWith('https://namuna.uz/staff/counter/secret');
});

it('replaces the address of a screen, and closes it, after a question', async () => {
  show({ counter: '/staff/counter/secret' });
  server.respond(calls.changeCounter, { counter: null });
  for (const [what, title] of [
    [words.renew, words.renewTitle],
    [words.close, words.closeTitle],
  ] as const) {
    fireEvent.click(await button(what));
    fireEvent.click(within(screen.getByRole('alertdialog', { name: title })).getByRole('button', { name: what }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: title })).toBeNull());
  }
  expect(bodies(calls.changeCounter)).toEqual([{ isOpen: true }, { isOpen: false }]);
});

it('keeps what was typed and says at its field what is wrong, before anything is sent', async () => {
  show();
  server.respond(calls.changePrinter, undefined);
  fireEvent.click(await button(words.connect));
  const [address, port] = [screen.getByLabelText<HTMLInputElement>(words.address), screen.getByLabelText(words.port)];
  const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }));
  fireEvent.change(address, { target: { value: '8.8.8.8' } });
  fireEvent.change(port, { target: { value: '22' } });
  save();
  await screen.findByText(words.addressWrong);
  screen.getByText(words.portWrong);
  expect([address.value, document.activeElement, bodies(calls.changePrinter)]).toEqual(['8.8.8.8', address, []]);
  fireEvent.change(address, { target: { value: ' 192.168.1.50 ' } });
  fireEvent.change(port, { target: { value: '9101' } });
  save();
  await screen.findByText(words.saved.replace('{{name}}', 'Чорсу'));
  expect(bodies(calls.changePrinter)).toEqual([{ printer: { address: '192.168.1.50', port: 9101, locale: 'ru' } }]);
});

it('says whether the printer took a test page, how many tickets wait, and sends them again (R-BOARD-3)', async () => {
  const printer = { address: '192.168.1.50', port: 9100, locale: 'ru' as const, waiting: 3 };
  const shown = show({ printer });
  server.respond(calls.testPrinter, { isPrinted: false });
  server.respond(calls.printAgain, () => {
    shown.printer = { ...printer, waiting: 0 };
    return undefined;
  });
  await screen.findByText(words.waiting.replace('{{count}}', '3'));
  fireEvent.click(await button(words.test));
  await screen.findByText(words.testFailed);
  fireEvent.click(await button(words.again));
  await screen.findByText(words.noWaiting);
  expect(screen.queryByText(words.againDone)).not.toBeNull();
});

it('disconnects a printer after a question', async () => {
  show({ printer: { address: '192.168.1.50', port: 9100, locale: 'ru', waiting: 0 } });
  server.respond(calls.changePrinter, undefined);
  fireEvent.click(await button(words.remove));
  const dialog = screen.getByRole('alertdialog', { name: words.removeTitle });
  fireEvent.click(within(dialog).getByRole('button', { name: words.remove }));
  await screen.findByText(words.removed.replace('{{name}}', 'Чорсу'));
  expect(bodies(calls.changePrinter)).toEqual([{ printer: null }]);
});

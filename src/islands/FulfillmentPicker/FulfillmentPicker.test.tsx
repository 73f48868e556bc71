// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import controlWords from '../../../locales/ru/fulfillment-picker.json' with { type: 'json' };
import sheetWords from '../../../locales/ru/fulfillment-sheet.json' with { type: 'json' };
import '../../../tests/support/screens/native-dialog.ts';

const now = Date.parse('2026-11-21T18:00:00+05:00');
const slot = (start: number, isAvailable = true, day = '2026-11-21') => ({
  day,
  start,
  end: start + 40,
  tomorrow: false,
  label: `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`,
  isAvailable,
});
const restaurant = (id: string, name: string, latitude: number, startOfWorkingTime = 540) => ({
  id,
  name,
  address: `ул. ${name}`,
  latitude,
  longitude: 69.2,
  isActive: true,
  startOfWorkingTime,
  endOfWorkingTime: 1380,
  regionId: '1',
});
const terms = {
  restaurantId: '2',
  deliveryFee: 10_000,
  minOrderSum: 40_000,
  freeDeliveryFrom: 150_000,
  durationMinutes: 40,
  paused: null,
};
const responses: Record<string, unknown> = {};
const fetch = vi.fn<typeof globalThis.fetch>(async (url) => {
  const found = Object.entries(responses).find(([part]) => String(url).includes(part));
  return new Response(JSON.stringify(found?.[1] ?? []), { headers: { 'content-type': 'application/json' } });
});
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
vi.stubGlobal('fetch', fetch);
vi.mock('maplibre-gl/dist/maplibre-gl.css?url', () => ({ default: '' }));
const { $checkout, clearCheckout } = await import('#stores/shop/checkout.ts');
const choices = await import('#stores/shop/preferences.ts');
const { $addresses, forgetAddresses } = await import('#stores/shop/addresses.ts');
const { forgetPlaces } = await import('#stores/shop/places.ts');
const { loadSlots } = await import('#stores/shop/slots.ts');
const { FulfillmentPicker } = await import('./FulfillmentPicker.tsx');

const words = { ...controlWords, ...sheetWords };
const props = {
  locale: 'ru',
  words: controlWords,
  orderType: 0,
  regionName: 'Ташкент',
  restaurantName: null,
} as const;
const control = () => screen.getByRole('button', { name: /Ташкент|Навои/ });
async function openSheet() {
  render(<FulfillmentPicker {...props} />);
  fireEvent.click(control());
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('option', { name: 'Юнусабад' });
  return sheet;
}

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  Object.assign(responses, {
    regions: [
      { id: '7', name: 'Навои', latitude: 40.1, longitude: 65.4 },
      { id: '1', name: 'Ташкент', latitude: 41.3, longitude: 69.2 },
    ],
    restaurants: [restaurant('1', 'Чорсу', 41.9), restaurant('2', 'Мирабад', 41.3), restaurant('3', 'Ночной', 41.4, 1200)],
    districts: [{ id: '12', regionId: '1', name: 'Юнусабад', latitude: 41.36, longitude: 69.28 }],
    'delivery-terms': terms,
    slots: [
      { day: '2026-11-21', slots: [slot(1110), slot(1150, false), slot(1190)] },
      { day: '2026-11-22', slots: [slot(600, true, '2026-11-22')] },
    ],
  });
  act(() => {
    choices.closeFulfillmentPicker();
    choices.forgetPlace();
    choices.chooseOrderType(0);
    clearCheckout();
    forgetAddresses();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('where and when', () => {
  it('shows the same before and after hydration to a visitor without choices', () => {
    const sent = document.createElement('div');
    sent.innerHTML = renderToString(<FulfillmentPicker {...props} />);
    const { container } = render(<FulfillmentPicker {...props} />);
    expect(container.textContent).toBe(sent.textContent);
    expect(container.textContent).toContain('Ташкент');
  });

  it('handles the clicks that came before its hydration', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<FulfillmentPicker {...props} />);
    const clicked = [page.querySelector<HTMLInputElement>('input[value="200"]'), page.querySelector('[data-where]')];
    window.clickReplay = { clicked: clicked.filter((element) => element !== null), repeat: () => {} };
    render(<FulfillmentPicker {...props} />, { container: page, hydrate: true });
    expect(choices.$orderType.get()).toBe(200);
    expect(choices.$fulfillmentPickerOpened.get()).toBe(true);
    delete window.clickReplay;
  });

  it('shows fee, minimum and minutes of a district, and keeps the address when it closes', async () => {
    const sheet = await openSheet();
    fireEvent.change(sheet.getByLabelText(words.district), { target: { value: '12' } });
    await sheet.findByText('10 000 сум');
    expect(sheet.queryByText('40 000 сум')).not.toBeNull();
    expect(sheet.queryByText('40 мин')).not.toBeNull();
    fireEvent.change(sheet.getByLabelText(words.address), { target: { value: 'Навои, 30' } });
    fireEvent.click(sheet.getByRole('button', { name: words.done }));
    expect(control().textContent).toContain('Навои, 30');
    expect($addresses.get()).toMatchObject([{ latitude: 41.36, longitude: 69.28, text: 'Навои, 30' }]);
  });

  it('marks a region without a restaurant and lists it last', async () => {
    const sheet = await openSheet();
    const regions = within(sheet.getByRole('combobox', { name: words.region })).getAllByRole<HTMLOptionElement>('option');
    expect(regions.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Ташкент', false],
      ['Навои — скоро', true],
    ]);
  });

  it('capitalizes the name of a region, as the header does', async () => {
    responses['regions'] = [{ id: '1', name: 'город Ташкент', latitude: 41.3, longitude: 69.2 }];
    forgetPlaces();
    const sheet = await openSheet();
    await sheet.findByRole('option', { name: 'Город Ташкент' });
    forgetPlaces();
  });

  it('shows a pause with its date', async () => {
    responses['delivery-terms'] = { ...terms, paused: { opensAt: '2026-11-25T05:30:00.000Z' } };
    const sheet = await openSheet();
    await sheet.findByText(/^Кухня на паузе, заказы с 25 ноября, 10:30\./);
  });

  it('uses the first free slot until another is chosen, and the first free slot of another chosen day', async () => {
    const sheet = await openSheet();
    const first = (await sheet.findByRole('radio', { name: /^18:30/ })) as HTMLInputElement;
    expect([first.checked, $checkout.get().slot]).toEqual([true, null]);
    expect((sheet.getByRole('radio', { name: /^19:10/ }) as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(sheet.getByRole('radio', { name: /^19:50/ }));
    expect($checkout.get().slot).toEqual({ day: '2026-11-21', start: 1190, end: 1230 });
    fireEvent.click(sheet.getByRole('radio', { name: words.tomorrow }));
    expect($checkout.get().slot).toEqual({ day: '2026-11-22', start: 600, end: 640 });
    expect(sheet.queryByRole('radio', { name: '10:00–\u206010:40' })).not.toBeNull();
  });

  it('marks and announces a replaced slot', async () => {
    const sheet = await openSheet();
    fireEvent.click(await sheet.findByRole('radio', { name: /^19:50/ }));
    responses['slots'] = [{ day: '2026-11-21', slots: [slot(1110), slot(1230)] }];
    await act(() => loadSlots('2'));
    expect(sheet.getByRole('status').textContent).toBe(
      'Время «Сегодня, 19:50–\u206020:30» уже недоступно. Теперь выбрано: Сегодня, 20:30–\u206021:10.',
    );
    expect((sheet.getByRole('radio', { name: /20:30/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('offers the nearest restaurants for pickup outside all zones, none beyond 50 km except the nearest', async () => {
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    const sheet = await openSheet();
    fireEvent.change(sheet.getByLabelText(words.district), { target: { value: '12' } });
    await sheet.findByText(words.outOfZone);
    const offers = sheet.getAllByRole('button', { name: /ул\./ });
    expect(offers.map((offer) => offer.querySelector('b')?.textContent)).toEqual(['Ночной', 'Мирабад']);
    fireEvent.click(offers[0] as HTMLElement);
    expect([choices.$orderType.get(), choices.$restaurantId.get()]).toEqual([200, '3']);
  });

  it('lists restaurants for pickup with hours and whether they are open, and shows when a closed one opens', async () => {
    const sheet = await openSheet();
    fireEvent.click(sheet.getAllByRole('radio', { name: words.pickup })[0] as HTMLElement);
    const night = await sheet.findByRole('radio', { name: /Ночной/ });
    expect(night.closest('label')?.textContent).toContain('Закрыто · 20:00 - 23:00');
    expect(sheet.getByRole('radio', { name: /Чорсу/ }).closest('label')?.textContent).toContain('Открыто · 09:00 - 23:00');
    responses['delivery-terms'] = { ...terms, restaurantId: '3' };
    fireEvent.click(night);
    expect(choices.$restaurantId.get()).toBe('3');
    await sheet.findByText(/Сейчас закрыто\. Откроемся: Сегодня, 20:00\. Ближайшее время: Сегодня, 18:30/);
  });

  it.each([
    [1, words.locate_denied],
    [2, words.locate_unavailable],
    [3, words.locate_timeout],
  ])('explains why the visitor’s position is unknown (%d)', async (code, text) => {
    vi.stubGlobal('isSecureContext', true);
    Object.assign(navigator, { geolocation: { getCurrentPosition: (_: unknown, fail: (error: object) => void) => fail({ code }) } });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('button', { name: words.whereAmI }));
    await sheet.findByText(text);
  });
});

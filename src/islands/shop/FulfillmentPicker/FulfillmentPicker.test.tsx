// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { control, find, openSheet, picker, responses, type Sheet, words } from '../../../../tests/support/screens/fulfillment-picker.tsx';
import { restaurant, slot, terms } from '../../../../tests/support/screens/fulfillment-shop.ts';

const { $checkout, setCheckout } = await import('#stores/shop/checkout.ts');
const choices = await import('#stores/shop/preferences.ts');
const { $addresses, takeAddresses } = await import('#stores/shop/addresses.ts');
const { forgetPlaces } = await import('#stores/shop/places.ts');
const { loadSlots } = await import('#stores/shop/slots.ts');

async function openTimes(sheet: Sheet) {
  fireEvent.click(await sheet.findByRole('button', { name: words.time }));
  return within(await screen.findByRole('dialog', { name: words.timeTitle }));
}

describe('where and when', () => {
  it('shows the same before and after hydration to a visitor without choices', () => {
    const sent = document.createElement('div');
    sent.innerHTML = renderToString(picker);
    const { container } = render(picker);
    expect(container.textContent).toBe(sent.textContent);
    expect(container.textContent).toContain('Доставка · 45 мин · от 10 000 сумУкажите адрес');
  });

  it('handles the clicks that came before its hydration', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(picker);
    const clicked = [page.querySelector<HTMLInputElement>('input[value="200"]'), page.querySelector('[data-where]')];
    window.touches = { started: Promise.resolve(null), clicked: clicked.filter((element) => element !== null), pressed: [] };
    render(picker, { container: page, hydrate: true });
    expect(choices.$orderType.get()).toBe(200);
    expect(choices.$fulfillmentPickerOpened.get()).toBe(true);
    delete window.touches;
  });

  it('shows fee, minimum and minutes of a district, and keeps the address when it closes', async () => {
    const sheet = await openSheet();
    await find(sheet, 'yunus', /^Юнусабад/);
    await sheet.findByText('10 000 сум');
    expect(sheet.queryByText('40 000 сум')).not.toBeNull();
    expect(sheet.queryByText('150 000 сум')).not.toBeNull();
    await sheet.findByText('Как можно скорее, около 40 мин');
    fireEvent.change(await sheet.findByLabelText(words.address), { target: { value: 'Навои, 30' } });
    fireEvent.click(sheet.getByRole('button', { name: words.done }));
    expect(control().textContent).toContain('Навои, 30');
    await waitFor(() => expect($addresses.get()).toMatchObject([{ latitude: 41.36, longitude: 69.28, text: 'Навои, 30' }]));
  });

  it('offers the regions with restaurants first, capitalized as in the header, and nothing where there is only one', async () => {
    const alone = await openSheet();
    expect(alone.queryByRole('combobox', { name: words.region })).toBeNull();
    cleanup();
    responses['regions'] = [
      { id: '7', name: 'Навои', latitude: 40.1, longitude: 65.4 },
      { id: '1', name: 'город Ташкент', latitude: 41.3, longitude: 69.2 },
      { id: '9', name: 'Самарканд', latitude: 39.6, longitude: 66.9 },
    ];
    responses['restaurants'] = [restaurant('1', 'Чорсу', 41.9), { ...restaurant('8', 'Регистан', 39.6), regionId: '9' }];
    forgetPlaces();
    const sheet = await openSheet();
    const regions = within(await sheet.findByRole('combobox', { name: words.region })).getAllByRole<HTMLOptionElement>('option');
    expect(regions.map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Город Ташкент', false],
      ['Самарканд', false],
      ['Навои — скоро', true],
    ]);
    act(() => choices.choosePoint({ latitude: 41.36, longitude: 69.28 }));
    expect(sheet.queryByRole('combobox', { name: words.region })).toBeNull();
    forgetPlaces();
  });

  it('keeps the name of an address to which nothing is delivered, and says so', async () => {
    act(() => choices.choosePoint({ latitude: 40.1, longitude: 67 }));
    render(cloneElement(picker, { place: words.districtPoint, address: words.noDelivery, terms: '' }));
    expect(control().textContent).toBe('Доставка · сюда не доставляемТочка на карте');
    cleanup();
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    render(picker);
    act(() => choices.choosePoint({ latitude: 41.36, longitude: 69.28 }));
    await waitFor(() => expect(control().textContent).toBe('Доставка · сюда не доставляемТочка на карте'));
    act(() => setCheckout({ addressText: 'Навои, 30' }));
    expect(control().textContent).toBe('Доставка · сюда не доставляемНавои, 30');
  });

  it('asks for the street of a point without one, and restores that of a saved address', async () => {
    act(() => choices.choosePoint({ latitude: 41.36, longitude: 69.28 }));
    render(picker);
    expect(control().textContent).toContain('Добавьте улицу');
    cleanup();
    act(() => takeAddresses([{ id: 'home', longitude: 69.28, latitude: 41.36, text: 'Навои, 30', floor: '2' }]));
    render(picker);
    expect(control().textContent).toContain('Навои, 30');
    expect($checkout.get()).toMatchObject({ addressText: 'Навои, 30', floor: '2' });
  });

  it('shows a pause with its date', async () => {
    responses['delivery-terms'] = { ...terms, paused: { opensAt: '2026-11-25T05:30:00.000Z' } };
    const sheet = await openSheet();
    await sheet.findByText(/^Ресторан на паузе, заказы с 25 ноября, 10:30\./);
  });

  it('uses the first free slot until another is chosen, and the first free slot of another chosen day (R-SLOT-8)', async () => {
    const sheet = await openTimes(await openSheet());
    const first = (await sheet.findByRole('radio', { name: /^Как можно скорее.*(18:30|не позже \d\d:\d\d)/ })) as HTMLInputElement;
    expect([first.checked, $checkout.get().slot]).toEqual([true, null]);
    expect(sheet.queryByRole('radio', { name: /^18:30/ }), 'the first slot stands once').toBeNull();
    expect((sheet.getByRole('radio', { name: /^19:10/ }) as HTMLInputElement).disabled).toBe(true);
    fireEvent.click(sheet.getByRole('radio', { name: /^19:50/ }));
    expect($checkout.get().slot).toEqual({ day: '2026-11-21', start: 1190, end: 1230 });
    fireEvent.click(sheet.getByRole('radio', { name: words.tomorrow }));
    expect($checkout.get().slot).toEqual({ day: '2026-11-22', start: 600, end: 640 });
    expect(sheet.queryByRole('radio', { name: '10:00–\u206010:40' })).not.toBeNull();
  });

  it('marks and announces a replaced slot', async () => {
    const sheet = await openSheet();
    const times = await openTimes(sheet);
    fireEvent.click(await times.findByRole('radio', { name: /^19:50/ }));
    responses['slots'] = [{ day: '2026-11-21', slots: [slot(1110), slot(1230)] }];
    await act(() => loadSlots('2'));
    expect(sheet.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Время «Сегодня, 19:50–\u206020:30» уже недоступно. Выбрано: Сегодня, 20:30–\u206021:10.',
    );
    expect((times.getByRole('radio', { name: /20:30/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('lists restaurants for pickup with until when they are open, and shows when a closed one opens', async () => {
    const sheet = await openSheet();
    fireEvent.click(sheet.getAllByRole('radio', { name: words.pickup })[0] as HTMLElement);
    const night = await sheet.findByRole('radio', { name: /Ночной/ });
    sheet.getByText(words.timeLater);
    expect(sheet.queryByRole('button', { name: words.time })).toBeNull();
    expect(night.closest('label')?.textContent).toContain('Закрыто · с 20:00');
    expect(sheet.getByRole('radio', { name: /Чорсу/ }).closest('label')?.textContent).toContain('Открыто · до 23:00');
    responses['delivery-terms'] = { ...terms, restaurantId: '3' };
    fireEvent.click(night);
    expect(choices.$restaurantId.get()).toBe('3');
    expect(sheet.queryByRole('button', { name: 'Забрать в «Ночной»' })).not.toBeNull();
    await sheet.findByRole('button', { name: words.time });
    expect(sheet.queryByText(words.timeLater)).toBeNull();
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

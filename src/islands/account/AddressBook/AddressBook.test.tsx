// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { pointKey, unknownTerms } from '#domain/fulfillment/address-terms.ts';
import { pickup } from '#domain/fulfillment/order-type.ts';
import { mapPictureArea } from '#domain/place/map-picture.ts';
import type { TranslateAny } from '#domain/words.ts';
import type { MapProps } from '#ui/Map/map-props.ts';
import words from '../../../../locales/ru/address-book.json' with { type: 'json' };
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

const server = mockBackend();
let drawn: MapProps | undefined;
vi.mock('#ui/Map/MapCanvas.tsx', () => ({
  MapCanvas: (props: MapProps) => {
    drawn = props;
    return null;
  },
}));
vi.mock('maplibre-gl/dist/maplibre-gl.css?url', () => ({ default: '' }));
vi.mock('#ui/load-styles.ts', () => ({ loadStyles: async () => {} }));
const { mergeAddresses } = await import('#stores/shop/sync-addresses.ts');
const { $addresses, takeAddresses } = await import('#stores/shop/addresses.ts');
const { $checkout } = await import('#stores/shop/checkout.ts');
const { $coordinates, $fulfillmentPickerOpened, $orderType, chooseOrderType, chooseSavedAddress, closeFulfillmentPicker, forgetPlace } =
  await import('#stores/shop/preferences.ts');
const { forgetPlaces } = await import('#stores/shop/places.ts');
const { AddressBook } = await import('./AddressBook.tsx');

const home = { id: '1', longitude: 69.28, latitude: 41.36, text: 'Навои, 30', floor: '5' };
const work = { id: '2', longitude: 69.3, latitude: 41.3, label: 'Работа', text: 'Амира Темура, 4' };
const cached = () => server.requests(calls.saveAddresses).map(({ body }) => (body as { addresses: unknown }).addresses);
const terms = {
  '69.28,41.36': { text: '45 мин · 10 000 сум', isServed: true, minOrderSum: 60_000, freeDeliveryFrom: 200_000 },
  '69.3,41.3': { text: '60 мин · 15 000 сум', isServed: true, minOrderSum: 0, freeDeliveryFrom: null },
};
const show = (addresses = [home, work]) =>
  render(<AddressBook locale="ru" words={words} addresses={addresses} terms={terms} mapArea={mapPictureArea} />);
/** An action of the menu, which the browser opens. */
const inMenu = (action: string) => ({ name: new RegExp(`^${action}:`), hidden: true });
const card = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(() => {
  server.reset();
  server.respond(calls.districts, []);
  act(() => {
    takeAddresses([]);
    forgetPlace();
    closeFulfillmentPicker();
  });
});
afterEach(cleanup);

describe('the addresses', () => {
  it('explains how to add one when there is none', () => {
    show([]);
    expect(screen.queryByText(words.emptyText)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.add }));
    expect(document.activeElement).toBe(screen.getByLabelText(words.text));
  });

  describe('a new one', () => {
    const district = { id: '7', regionId: '1', name: 'Чиланзар', longitude: 69.21, latitude: 41.28 };
    const chilanzar = { longitude: district.longitude, latitude: district.latitude };
    const add = (text: string) => {
      fireEvent.click(screen.getByRole('button', { name: words.add }));
      fireEvent.change(screen.getByLabelText(words.text), { target: { value: text } });
    };
    const choose = async (name: string) => {
      const option = await screen.findByRole<HTMLOptionElement>('option', { name: new RegExp(`^${name}`) });
      fireEvent.change(screen.getByLabelText(words.district), { target: { value: option.value } });
    };
    const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }));
    const order = () => [$orderType.get(), $coordinates.get(), $checkout.get(), document.cookie, $fulfillmentPickerOpened.get()];

    beforeEach(() => {
      forgetPlaces();
      server.respond(calls.districts, [
        { ...district, hasDelivery: true, deliveryFee: 10_000, mayCostMore: false, durationMinutes: 45 } as never,
      ]);
    });

    it('is saved with its district and details, and the order goes where it went', async () => {
      act(() => {
        chooseOrderType(pickup);
        chooseSavedAddress(work);
      });
      const before = order();
      show();
      add(' Бунёдкор, 9 ');
      await choose('Чиланзар');
      fireEvent.change(screen.getByLabelText(words.apartment), { target: { value: '38' } });
      fireEvent.change(screen.getByLabelText(words.label), { target: { value: 'Родители' } });
      save();
      await screen.findByText('Родители');
      const saved = { id: expect.any(String), ...chilanzar, text: 'Бунёдкор, 9', apartment: '38', label: 'Родители' };
      expect(cached()).toEqual([[home, work, saved]]);
      expect(order()).toEqual(before);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `${words.actions}: Родители` })));
    });

    it('takes a point of the map instead', async () => {
      show([]);
      add('Бунёдкор, 9');
      fireEvent.click(await screen.findByRole('button', { name: words.markMap }));
      await vi.waitFor(() => expect(drawn?.pin).toBeNull());
      act(() => drawn?.onPin?.({ longitude: 69.250001, latitude: 41.35 }));
      save();
      await waitFor(() => expect(cached()).toEqual([[expect.objectContaining({ longitude: 69.25, latitude: 41.35 })]]));
    });

    it('says which of street and point is missing, and that a point is taken, and keeps what was typed', async () => {
      show([{ ...home, ...chilanzar }]);
      add(' ');
      save();
      await screen.findByText(words.textMissing);
      fireEvent.change(screen.getByLabelText(words.text), { target: { value: 'Бунёдкор, 9' } });
      save();
      await screen.findByText(words.pointMissing);
      await choose('Чиланзар');
      expect(screen.queryByText(words.pointMissing)).toBeNull();
      save();
      await screen.findByText(words.pointTaken);
      expect(screen.getByLabelText<HTMLInputElement>(words.text).value).toBe('Бунёдкор, 9');
      expect(cached()).toEqual([]);
    });

    it('begins as home or work by a button for each that is not saved yet', async () => {
      show([home, work]);
      const named = (name: string) => screen.queryByRole('button', { name: words.addNamed.replace('{{name}}', name) });
      expect(named(words.work)).toBeNull();
      fireEvent.click(named(words.home) as HTMLElement);
      expect(screen.getByLabelText<HTMLInputElement>(words.label).value).toBe(words.home);
      fireEvent.change(screen.getByLabelText(words.text), { target: { value: 'Бунёдкор, 9' } });
      await choose('Чиланзар');
      save();
      await screen.findByText(words.home);
      expect(cached()).toEqual([[home, work, expect.objectContaining({ label: words.home, text: 'Бунёдкор, 9' })]]);
      await waitFor(() => expect(named(words.home)).toBeNull());
    });

    it('is dropped by a cancel, which gives the focus back', async () => {
      show();
      add('Бунёдкор, 9');
      fireEvent.click(screen.getByRole('button', { name: words.cancel }));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: words.add })));
      expect(cached()).toEqual([]);
    });
  });

  it('shows the account’s list and stores it in the browser', () => {
    show();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Навои, 30этаж 545 мин · 10 000 сум'),
      expect.stringContaining('РаботаАмира Темура, 460 мин · 15 000 сум'),
    ]);
    expect($addresses.get()).toEqual([home, work]);
  });

  it('draws the map around an address with a pin at its point, and none around a place beyond the picture', () => {
    const city = { id: '3', label: 'Самарканд', longitude: 66.9757, latitude: 39.655, text: 'Регистан' };
    const middle = { ...home, longitude: 69.2795, latitude: 41.3112 };
    const termsOfBoth = { [pointKey(middle)]: unknownTerms, [pointKey(city)]: unknownTerms };
    render(<AddressBook locale="ru" words={words} addresses={[middle, city]} terms={termsOfBoth} mapArea={mapPictureArea} />);
    const pictureOf = (name: string) => screen.getByText(name).closest('li')?.querySelector('span')?.getAttribute('style') ?? null;
    const [, x, y] = /--x: ([\d.]+); --y: ([\d.]+)/.exec(pictureOf('Навои, 30') ?? '') ?? [];
    expect([Number(x).toFixed(3), Number(y).toFixed(3)]).toEqual(['0.500', '0.500']);
    expect(pictureOf('Самарканд')).toBeNull();
  });

  it('shows the smallest order and the one that is delivered free, where there is one', () => {
    show();
    const conditions = (name: string) =>
      card(name)
        .queryByText(/заказ от|бесплатно от/)
        ?.textContent?.replaceAll('\u00a0', ' ');
    expect(conditions('Навои, 30')).toBe('заказ от 60 000 сум, бесплатно от 200 000 сум');
    expect(conditions('Работа')).toBeUndefined();
  });

  it('offers pickup instead of delivering to an address outside of all zones', () => {
    const none = { ...unknownTerms, text: 'сюда не доставляем', isServed: false };
    render(<AddressBook locale="ru" words={words} addresses={[home]} terms={{ '69.28,41.36': none }} mapArea={mapPictureArea} />);
    expect(card('Навои, 30').queryByText('сюда не доставляем')).not.toBeNull();
    expect(card('Навои, 30').queryByRole('button', { name: /Везти сюда/ })).toBeNull();
    fireEvent.click(card('Навои, 30').getByRole('button', { name: `${words.pickup}: Навои, 30` }));
    expect([$orderType.get(), $fulfillmentPickerOpened.get()]).toEqual([pickup, true]);
  });

  it('asks for the time and fee of an address that was added since', async () => {
    server.respond(calls.deliveryTerms, {
      restaurantId: '1',
      deliveryFee: 0,
      minOrderSum: 0,
      freeDeliveryFrom: null,
      durationMinutes: 30,
      paused: null,
    });
    show([home]);
    act(() => takeAddresses([home, { id: '3', longitude: 69.21, latitude: 41.31, text: 'Чиланзар, 9' }]));
    await card('Чиланзар, 9').findByText('30 мин · бесплатно');
    expect(server.requests(calls.deliveryTerms)).toHaveLength(1);
  });

  it('chooses an address for the next order', () => {
    show();
    fireEvent.click(card('Работа').getByRole('button', { name: /Везти сюда/ }));
    expect($coordinates.get()).toEqual({ longitude: 69.3, latitude: 41.3 });
    expect($checkout.get().addressText).toBe('Амира Темура, 4');
    expect(card('Работа').queryByText(words.chosen)).not.toBeNull();
  });

  it('changes the texts and leaves the point unchanged, in the account first', async () => {
    show();
    fireEvent.click(card('Навои, 30').getByRole('button', inMenu(words.edit)));
    fireEvent.change(screen.getByLabelText(words.floor), { target: { value: ' ' } });
    fireEvent.change(screen.getByLabelText(words.label), { target: { value: 'Дом' } });
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    await screen.findByText('Дом');
    expect(cached()).toEqual([[{ id: '1', longitude: 69.28, latitude: 41.36, text: 'Навои, 30', label: 'Дом' }, work]]);
  });

  describe('on the map', () => {
    const pinTo = async (name: string, point: { longitude: number; latitude: number }) => {
      fireEvent.click(card(name).getByRole('button', inMenu(words.edit)));
      fireEvent.click(await screen.findByRole('button', { name: words.showMap }));
      await vi.waitFor(() => expect(drawn?.pin).toMatchObject({ longitude: 69.28 }));
      act(() => drawn?.onPin?.(point));
      fireEvent.click(screen.getByRole('button', { name: words.save }));
    };

    it('moves the pin of an address', async () => {
      show();
      await pinTo('Навои, 30', { longitude: 69.25, latitude: 41.35 });
      await waitFor(() => expect(cached()).toEqual([[{ ...home, longitude: 69.25, latitude: 41.35 }, work]]));
    });

    it('names the main streets and well-known places around it', async () => {
      show();
      await pinTo('Навои, 30', { longitude: 69.25, latitude: 41.35 });
      const words = drawn?.words as TranslateAny | undefined;
      expect([words?.('navoiAvenue'), words?.('tvTower')]).toEqual(['пр. Навои', 'Телебашня']);
    });

    it('rejects a duplicate address', async () => {
      show();
      await pinTo('Навои, 30', work);
      await screen.findByText(words.pointTaken);
      expect(cached()).toEqual([]);
    });
  });

  it('removes one after confirmation; when the account’s request fails, the address stays', async () => {
    show();
    server.reject(calls.saveAddresses, { code: 'UNAVAILABLE' });
    const remove = () => {
      fireEvent.click(card('Навои, 30').getByRole('button', inMenu(words.remove)));
      fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.remove }));
    };
    remove();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect($addresses.get()).toHaveLength(2);
    server.respond(calls.saveAddresses, ({ body }) => body);
    remove();
    await waitFor(() => expect($addresses.get()).toEqual([work]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `${words.actions}: Работа` })));
  });

  it('merges the browser’s list with the account’s at sign-in, without duplicates', async () => {
    act(() => takeAddresses([{ ...home, id: 'here' }, work]));
    server.respond(calls.addresses, { addresses: [home] });
    await mergeAddresses();
    expect(cached()).toEqual([[home, work]]);
    expect($addresses.get()).toEqual([home, work]);
  });
});

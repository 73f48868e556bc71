// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { control, find, openSheet, picker, responses, words } from '../../../../tests/support/screens/fulfillment-picker.tsx';
import { restaurant, terms } from '../../../../tests/support/screens/fulfillment-shop.ts';

const { $checkout } = await import('#stores/shop/checkout.ts');
const choices = await import('#stores/shop/preferences.ts');
const { addToCart, emptyCart } = await import('#stores/shop/cart.ts');
const { takeAddresses } = await import('#stores/shop/addresses.ts');
const { forgetPlaces } = await import('#stores/shop/places.ts');

const tap = (element: HTMLElement) => fireEvent.click(element, { detail: 1 });

describe('places to deliver to and to pick up from', () => {
  it('shows outside all zones how far the nearest one is, and restaurants for pickup within 20 km, nearest first', async () => {
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    responses['zones'] = [
      {
        polygon: [
          [69.2, 41.2],
          [69.4, 41.2],
          [69.4, 41.35],
          [69.2, 41.35],
        ],
      },
    ];
    const sheet = await openSheet();
    await find(sheet, 'юнус', /^Юнусабад/);
    await sheet.findByText(`${words.outOfZone} До зоны доставки — 1,1 км.`);
    const offers = sheet.getAllByRole('button', { name: /ул\./ });
    expect(offers.map((offer) => offer.querySelector('b')?.textContent)).toEqual(['Ночной', 'Мирабад']);
    expect(offers[1]?.textContent).toMatch(/Открыто · до 23:00.*км/);
    fireEvent.click(offers[0] as HTMLElement);
    expect([choices.$orderType.get(), choices.$restaurantId.get()]).toEqual([200, '3']);
  });

  it('names the refused address in the card that says so, from which another one is searched for', async () => {
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    const sheet = await openSheet();
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'Буюк ипак йули, 7' } });
    fireEvent.click(await sheet.findByRole('button', { name: /Юнусабад/ }));
    await sheet.findByText('Буюк ипак йули, 7');
    sheet.getByText('Юнусабад', { selector: 'small' });
    expect(sheet.queryByRole('searchbox')).toBeNull();
    expect(sheet.queryByLabelText(words.address)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: words.change }));
    expect(document.activeElement).toBe(sheet.getByRole('searchbox'));
  });

  it('shows one sentence with a phone where no restaurant is within 20 km', async () => {
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    responses['restaurants'] = [{ ...restaurant('1', 'Чорсу', 41.9), phone: '998712000000' }];
    forgetPlaces();
    const sheet = await openSheet();
    await find(sheet, 'юнус', /^Юнусабад/);
    expect((await sheet.findByRole('link', { name: /998/ })).getAttribute('href')).toBe('tel:+998712000000');
    expect(sheet.queryByRole('button', { name: /ул\./ })).toBeNull();
    forgetPlaces();
  });

  it('lists saved addresses first with the terms of each, then districts with theirs, “from” where the fee can be higher; those without delivery are last and say so', async () => {
    act(() => takeAddresses([{ id: 'home', longitude: 69.25, latitude: 41.3, label: 'Дом', text: 'Навои, 30' }]));
    const sheet = await openSheet();
    fireEvent.focus(sheet.getByRole('searchbox', { name: 'Улица и дом' }));
    await sheet.findByRole('button', { name: /^Дом.*10\s000\sсум$/ });
    await sheet.findByRole('button', { name: /Юнусабад/ });
    const rows = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'ДомНавои, 3040\u00a0мин · 10\u00a0000\u00a0сум',
      'Юнусабадот 10\u00a0000\u00a0сум45\u00a0мин',
      'Ташкент, центр',
      'Бектемирсюда не доставляем',
    ]);
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'нав' } });
    await sheet.findByRole('button', { name: /^Навои, центр ?сюда не доставляем$/ });
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ДомНавои, 30',
      'Навои, центрсюда не доставляем',
      'Театр НавоиМирабадский район',
      'метро Алишер НавоиШайхантахурский район',
      'метро НовзаЧиланзарский район',
    ]);
  });

  it('keeps a street that cannot be searched for as the address of the district that is chosen next', async () => {
    const sheet = await openSheet();
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: ' Буюк ипак йули, 7 ' } });
    await sheet.findByText('Выберите район: улицу мы запомнили.');
    fireEvent.click(sheet.getByRole('button', { name: /Юнусабад/ }));
    expect(((await sheet.findByLabelText(words.address)) as HTMLInputElement).value).toBe('Буюк ипак йули, 7');
    expect(choices.$coordinates.get()).toEqual({ latitude: 41.36, longitude: 69.28 });
    expect(document.activeElement).toBe(sheet.getByLabelText(words.entrance));
  });

  it('names districts and saved addresses on the picture of the map, where a click chooses them', async () => {
    act(() => takeAddresses([{ id: 'home', longitude: 69.25, latitude: 41.3, label: 'Дом', text: 'Навои, 30' }]));
    await openSheet();
    const pins = () => [...document.querySelectorAll<HTMLButtonElement>('.picture-pins > button')];
    await waitFor(() => expect(pins().map(({ textContent }) => textContent)).toEqual(['Дом', 'Юнусабад', 'Бектемир']));
    expect(screen.queryByRole('button', { name: 'Юнусабад' })).toBeNull();
    fireEvent.click(pins()[1] as HTMLButtonElement);
    expect(choices.$coordinates.get()).toEqual({ latitude: 41.36, longitude: 69.28 });
    // then they only say where the point is
    const clickable = () => pins().map(({ textContent, disabled }) => [textContent, !disabled]);
    const unclickable = ['Бектемир', 'Юнусабад', ''].map((name) => [name, false]);
    await waitFor(() => expect(clickable()).toEqual([['Дом', true], ...unclickable]));
  });

  describe('Enter', () => {
    const enter = async (sheet: Awaited<ReturnType<typeof openSheet>>, text: string, result: RegExp) => {
      fireEvent.change(sheet.getByRole('searchbox'), { target: { value: text } });
      await sheet.findByRole('button', { name: result });
      fireEvent.submit(sheet.getByRole('searchbox'));
    };

    it('moves to the first line and takes nothing, whatever the text names (R-PLACE-9)', async () => {
      const sheet = await openSheet();
      await enter(sheet, 'yunusobod 4 kvartal 12', /^Юнусабад, 4-й квартал/);
      const first = sheet.getByRole('button', { name: /^Юнусабад, 4-й квартал/ });
      await waitFor(() => expect(document.activeElement).toBe(first));
      expect(choices.$coordinates.get()).toBeNull();
      sheet.getByText(words.pickLine);
      fireEvent.click(first);
      expect(choices.$coordinates.get()).toEqual({ latitude: 41.36, longitude: 69.28 });
      expect($checkout.get().addressText).toBe('yunusobod 4 kvartal 12');
    });

    it('before the shop has answered moves as soon as it has', async () => {
      const sheet = await openSheet();
      fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'Пекинская 12' } });
      fireEvent.submit(sheet.getByRole('searchbox'));
      await sheet.findByText(words.streetThenDistrict);
      const rows = sheet.getAllByRole('listitem').map((row) => row.querySelector('button'));
      await waitFor(() => expect(document.activeElement).toBe(rows[0]));
      expect(choices.$coordinates.get()).toBeNull();
    });

    it('takes a restaurant for pickup only when it is the only one found', async () => {
      const sheet = await openSheet();
      fireEvent.click(sheet.getByRole('radio', { name: words.pickup }));
      const submit = (text: string) => {
        fireEvent.change(sheet.getByRole('searchbox'), { target: { value: text } });
        fireEvent.submit(sheet.getByRole('searchbox'));
      };
      await sheet.findByRole('searchbox', { name: words.findRestaurant });
      submit('ташкент');
      expect(choices.$restaurantId.get()).toBeNull();
      submit('чорсу');
      expect(choices.$restaurantId.get()).toBe('1');
    });
  });

  it('lists the other districts after the one that an address names, all with the address', async () => {
    const sheet = await openSheet();
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'Бектемир 4' } });
    await sheet.findByRole('button', { name: /^Бектемир/ });
    const rows = sheet.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent);
    expect(rows.slice(0, 2)).toEqual(['Бектемир', 'Юнусабад']);
    expect(sheet.getAllByText(words.otherDistrict)).toHaveLength(rows.length - 1);
    fireEvent.click(sheet.getByRole('button', { name: /^Юнусабад/ }));
    expect($checkout.get().addressText).toBe('Бектемир 4');
  });

  it('shows a chosen point with the fields of its address, and the search again to replace it', async () => {
    const sheet = await openSheet();
    await find(sheet, 'юнус', /^Юнусабад/);
    const street = await sheet.findByLabelText(words.address);
    expect(sheet.queryByRole('searchbox')).toBeNull();
    expect(sheet.queryByText(words.streetLater)).not.toBeNull();
    fireEvent.change(street, { target: { value: '4-й квартал, 12' } });
    expect(sheet.queryByText(words.streetLater)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: words.change }));
    expect(document.activeElement).toBe(sheet.getByRole('searchbox'));
    await find(sheet, 'центр', /Ташкент, центр/);
    expect(sheet.queryByRole('searchbox')).toBeNull();
    expect(choices.$coordinates.get()).not.toEqual({ latitude: 41.36, longitude: 69.28 });
  });

  it('shows a point that is being replaced as one line, which keeps it', async () => {
    const sheet = await openSheet();
    await find(sheet, 'юнус', /^Юнусабад/);
    await sheet.findByLabelText(words.address);
    fireEvent.click(sheet.getByRole('button', { name: words.change }));
    expect(sheet.queryByText('Сейчас: Юнусабад')).not.toBeNull();
    expect(sheet.queryByLabelText(words.address)).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: words.keep }));
    expect(sheet.queryByRole('searchbox')).toBeNull();
    expect(sheet.queryByLabelText(words.address)).not.toBeNull();
  });

  it('shows the chosen point on the picture that opens the map', async () => {
    const sheet = await openSheet();
    const picture = await sheet.findByRole('button', { name: words.showMap });
    expect(picture.style.getPropertyValue('--x')).toBe('');
    await find(sheet, 'юнус', /^Юнусабад/);
    expect(['--x', '--y'].map((name) => Math.round(Number(picture.style.getPropertyValue(name))))).toEqual([321, 63]);
  });

  it('lists saved addresses with the time and the fee of a delivery, and those without one last, which say so', async () => {
    delete responses['delivery-terms'];
    Object.assign(responses, { 'Longitude=69.9': { ...terms, restaurantId: null, deliveryFee: null }, 'delivery-terms': terms });
    act(() =>
      takeAddresses([
        { id: 'far', longitude: 69.9, latitude: 41.3, label: 'Дача' },
        { id: 'home', longitude: 69.25, latitude: 41.3, label: 'Дом', text: 'Навои, 30' },
      ]),
    );
    const sheet = await openSheet();
    await sheet.findByRole('button', { name: /^Дача ?сюда не доставляем$/ });
    const rows = within(sheet.getByRole('list', { name: words.saved })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ДомНавои, 3040\u00a0мин · 10\u00a0000\u00a0сум',
      'Дачасюда не доставляем',
    ]);
  });

  describe('with a saved address', () => {
    const home = { id: 'home', longitude: 69.26, latitude: 41.3, label: 'Дом', text: 'Навои, 30', apartment: '38' };
    beforeEach(() => act(() => takeAddresses([home])));

    it('one tap delivers to it with its details and closes the sheet; it and the header name its district', async () => {
      responses['delivery-terms'] = { ...terms, district: 'Мирабадский район' };
      const sheet = await openSheet();
      tap(await sheet.findByRole('button', { name: /^Дом ?Навои, 30 · кв\.\s38 · Мирабадский район/ }));
      await waitFor(() => expect(choices.$fulfillmentPickerOpened.get()).toBe(false));
      expect($checkout.get()).toMatchObject({ addressText: 'Навои, 30', apartment: '38' });
      await waitFor(() => expect(control().textContent).toMatch(/сум · Мирабадский районНавои, 30$/));
    });

    it('a new point can be saved as work, which there is none of yet, and not as a second home', async () => {
      const sheet = await openSheet();
      act(() => choices.choosePoint({ longitude: 69.28, latitude: 41.32 }));
      const work = await sheet.findByRole('button', { name: words.work });
      expect(sheet.queryByRole('button', { name: words.home })).toBeNull();
      tap(work);
      expect([work.getAttribute('aria-pressed'), $checkout.get().addressLabel]).toEqual(['true', words.work]);
      tap(work);
      expect($checkout.get().addressLabel).toBe('');
    });

    it('the sheet stays where nothing is delivered, and shows no fields for the details that it has', async () => {
      responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
      const sheet = await openSheet();
      tap(await sheet.findByRole('button', { name: /^Дом/ }));
      await sheet.findByText(new RegExp(`^${words.outOfZone}`));
      expect(choices.$fulfillmentPickerOpened.get()).toBe(true);
      expect(sheet.queryByLabelText(words.apartment)).toBeNull();
    });
  });

  it('a switch to pickup opens the list of restaurants, one tap chooses one, and the row names it, with its minutes and its address', async () => {
    responses['delivery-terms'] = {
      ...terms,
      restaurantId: '1',
      deliveryFee: 0,
      minOrderSum: 0,
      freeDeliveryFrom: null,
      durationMinutes: 20,
    };
    render(picker);
    fireEvent.click(screen.getByRole('radio', { name: words.pickup }));
    const sheet = within(await screen.findByRole('dialog', { name: words.titlePickup }));
    const names = (await sheet.findAllByRole('radio', { name: /ул\./ })).map(
      (radio) => radio.parentElement?.querySelector('b')?.textContent,
    );
    expect(names).toEqual(['Мирабад', 'Ночной', 'Чорсу']);
    tap(sheet.getByRole('radio', { name: /Чорсу/ }));
    await waitFor(() => expect(choices.$fulfillmentPickerOpened.get()).toBe(false));
    await waitFor(() => expect(control().textContent).toMatch(/^Самовывоз · 20\sмин · ул. ЧорсуЧорсу$/));
  });

  it('a switch after which dishes of the cart are missing needs a confirmation, also while the sheet has never been open', async () => {
    vi.doMock('#stores/shop/missing-dishes.ts', () => ({ missingAfter: async () => ['Манты'] }));
    addToCart({ productId: '1', quantity: 1, modifiers: [], combo: [] }, { name: 'Манты', image: null, unitPrice: 1, choices: [] });
    render(picker);
    fireEvent.click(screen.getByRole('radio', { name: words.pickup }));
    const question = within(await screen.findByRole('alertdialog', { name: words.changeTitle }));
    question.getByText(/^Там нет: Манты\./);
    expect(choices.$orderType.get()).toBe(0);
    fireEvent.click(question.getByRole('button', { name: words.changeConfirm }));
    await waitFor(() => expect(choices.$orderType.get()).toBe(200));
    act(emptyCart);
  });

  it('lists the restaurant chosen before first, without moving one that is chosen in the list', async () => {
    act(() => {
      choices.chooseOrderType(200);
      choices.chooseRestaurant('3');
    });
    const sheet = await openSheet();
    const names = () => sheet.getAllByRole('radio', { name: /ул\./ }).map((radio) => radio.parentElement?.querySelector('b')?.textContent);
    await sheet.findByRole('radio', { name: /Чорсу/ });
    expect(names()).toEqual(['Ночной', 'Мирабад', 'Чорсу']);
    fireEvent.click(sheet.getByRole('radio', { name: /^Чорсу/ }));
    expect(names()).toEqual(['Ночной', 'Мирабад', 'Чорсу']);
  });

  it('marks a saved address without delivery', async () => {
    act(() => takeAddresses([{ id: 'far', longitude: 69.9, latitude: 41.9, label: 'Дача' }]));
    responses['delivery-terms'] = { ...terms, restaurantId: null, deliveryFee: null };
    const sheet = await openSheet();
    const row = within(await sheet.findByRole('button', { name: /^Дача/ }));
    expect((await row.findByText(words.noDelivery)).tagName).toBe('EM');
  });

  it('sorts restaurants by the visitor’s position, which does not become the address', async () => {
    vi.stubGlobal('isSecureContext', true);
    const getCurrentPosition = (found: (position: object) => void) => found({ coords: { latitude: 41.41, longitude: 69.2 } });
    Object.assign(navigator, { geolocation: { getCurrentPosition } });
    const sheet = await openSheet();
    fireEvent.click(sheet.getByRole('radio', { name: words.pickup }));
    fireEvent.click(await sheet.findByRole('button', { name: words.whereAmI }));
    await sheet.findByText(words.nearestFirst);
    const rows = sheet
      .getAllByRole('radio', { name: /ул\./ })
      .map((radio) => radio.parentElement?.querySelector('.where-far')?.textContent);
    expect(rows.map((row) => row?.replace(/\s/g, ' '))).toEqual(['1,1 км', '12 км', '54 км']);
    expect(choices.$coordinates.get()).toBeNull();
  });
});

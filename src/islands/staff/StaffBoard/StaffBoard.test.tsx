// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { sampleGroup } from '#domain/menu/sample-menu.ts';
import type { Order } from '#domain/order/order.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { inSlot, sampleOrder as order } from '../../../../tests/support/builders/sample-orders.ts';
import { mockBackend } from '../../../../tests/support/mock-backend.ts';
import '../../../../tests/support/screens/native-dialog.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream | null = null;
  readyState = 1;
  constructor() {
    super();
    Stream.last = this;
  }
  close() {}
}
vi.stubGlobal('EventSource', Stream);
const started: number[] = [];
class Tone {
  frequency = { value: 0 };
  connect() {
    return this;
  }
  start() {
    started.push(this.frequency.value);
  }
  stop() {}
}
class Sound {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => new Tone();
  createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} });
}
vi.stubGlobal('AudioContext', Sound);
const server = mockBackend();
const print = vi.fn();
vi.stubGlobal('print', print);
const { StaffBoard } = await import('./StaffBoard.tsx');
const { takeStaffOrders } = await import('#stores/staff/orders.ts');
const { printOrders } = await import('#stores/staff/printing.ts');

const noon = Date.parse('2026-11-21T12:00:00+05:00');
const moved = (status: Order['status'], from = order): Order => ({
  ...from,
  status,
  history: [...from.history, { status, at: '2026-11-21T07:00:00.000Z', by: 'staff' }],
});
const notify = (event: string, data: object) =>
  act(() => void Stream.last?.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
const column = (title: string) => within(screen.getByRole('region', { name: new RegExp(`^${title}`) }));
const sent = () =>
  server
    .requests()
    .map(({ method, url, body }) => `${method} ${url.pathname} ${body === null ? '' : JSON.stringify(body)}`.trim())
    .filter((one) => one !== 'GET /api/v1/staff/restaurants');
const sampleRestaurant = {
  id: '1',
  name: 'Чорсу',
  regionId: '1',
  isActive: true,
  pausedUntil: null as string | null,
  counter: null,
  printer: null,
};
const onBoard = (from: Order) => ({ ...from, isUnanswered: false });

function show(orders: readonly Order[] = [order], restaurantNames: Record<string, string> = { '1': 'Чорсу' }) {
  return render(<StaffBoard locale="ru" words={words} orders={orders} restaurantNames={restaurantNames} now={noon} officePath={null} />);
}

beforeEach(() => {
  started.length = 0;
  print.mockReset();
  server.reset();
  server.respond(calls.staffRestaurants, { restaurants: [sampleRestaurant] });
  history.replaceState(null, '', '/staff');
  localStorage.clear();
  printOrders(false, []);
  act(() => takeStaffOrders([]));
});
afterEach(cleanup);

describe('the staff board', () => {
  it('moves an order to the next step with one press', async () => {
    server.respond(calls.moveOrder, onBoard(moved('confirmed')));
    show();
    fireEvent.click(column(words.column_created).getByRole('button', { name: words.to_confirmed }));
    await waitFor(() => expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull());
    expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/status {"status":"confirmed"}']);
    expect(column(words.column_confirmed).queryByRole('button', { name: words.to_cooking })).not.toBeNull();
  });

  it('keeps a press without a network, says so, and sends it when the network is back (R-BOARD-4)', async () => {
    server.disconnect(calls.moveOrder);
    show();
    fireEvent.click(column(words.column_created).getByRole('button', { name: words.to_confirmed }));
    await screen.findByText(words.pressesWait.replace('{{count}}', '1'), { exact: false });
    expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull();
    server.respond(calls.moveOrder, onBoard(moved('confirmed')));
    server.respond(calls.staffOrders, { orders: [onBoard(order)] });
    notify('ready', {});
    await waitFor(() => expect(sent().filter((one) => one.includes('/status'))).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(words.pressesWait.replace('{{count}}', '1'), { exact: false })).toBeNull());
    expect(column(words.column_confirmed).queryByText('№ 7')).not.toBeNull();
  });

  it('takes a wrong step back and promises more time (R-STATUS-12, R-STATUS-13)', async () => {
    const confirmed = { ...order, status: 'confirmed' as const };
    const history = [...order.history, { status: 'confirmed' as const, at: new Date(noon - 30_000).toISOString(), by: 'staff' }];
    server.respond(
      calls.stepBack,
      onBoard({ ...order, history: [...history, { ...history[1], status: 'created' } as (typeof history)[0]] }),
    );
    server.respond(calls.delayOrder, onBoard({ ...confirmed, history }));
    show([{ ...confirmed, history }]);
    const later = words.promiseLater.replace('{{count}}', '15');
    fireEvent.click(screen.getByText(later));
    await waitFor(() => expect(sent()).toEqual(['PUT /api/v1/staff/orders/o1/delay {"times":1}']));
    fireEvent.click(screen.getByText(words.stepBack));
    await waitFor(() => expect(column(words.column_created).queryByText('№ 7')).not.toBeNull());
    await waitFor(() => expect(sent()).toContain('POST /api/v1/staff/orders/o1/back {"from":"confirmed"}'));
  });

  it('marks dishes as made by touch, and moves the order to the pass (R-BOARD-1)', async () => {
    server.respondRaw(calls.makeLine, () => new Promise<Response>(() => undefined));
    show([moved('cooking')]);
    fireEvent.click(screen.getByRole('radio', { name: words.cooks }));
    const dishes = await screen.findAllByRole('button', { pressed: false });
    for (const dish of dishes) fireEvent.click(dish);
    await screen.findByRole('button', { name: `${words.to_ready}: № 7` });
    expect(screen.queryAllByRole('button', { pressed: false })).toEqual([]);
  });

  it('adds new orders from the stream, the one due first on top, and removes completed ones', () => {
    show();
    notify('order', { order: { ...inSlot(order, { ...order.slot, start: 720, end: 740 }), id: 'o2', number: 9 } });
    notify('order', { order: { ...order, id: 'o3', number: 10 } });
    expect(
      column(words.column_created)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['№ 9', '№ 7', '№ 10']);
    notify('order', { order: moved('cancelled') });
    expect(screen.queryByText('№ 7')).toBeNull();
  });

  it('keeps an order that was placed while the list was read', async () => {
    const read = Promise.withResolvers<Response>();
    server.respondRaw(calls.staffOrders, () => read.promise);
    show([]);
    notify('ready', {});
    notify('order', { order });
    read.resolve(Response.json({ orders: [{ ...onBoard(order), id: 'o2', number: 9 }] }));
    await screen.findByText('№ 9');
    expect(screen.queryByText('№ 7')).not.toBeNull();
  });

  it('plays a sound until the order is accepted, and a more urgent one after 15 minutes', async () => {
    vi.useFakeTimers();
    show();
    await act(() => vi.advanceTimersByTimeAsync(8_500));
    const calling = started.length;
    expect(calling).toBe(6);
    notify('order', { order: moved('confirmed') });
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(started.length).toBe(calling);
    notify('order', { order: { ...order, id: 'o3', createdAt: '2026-11-21T06:40:00.000Z' } });
    expect(screen.getByRole('alert').textContent).toBe(words.unanswered);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    expect(started.length).toBe(calling + 12);
    fireEvent.click(screen.getByRole('switch', { name: words.sound }));
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(started.length).toBe(calling + 12);
    vi.useRealTimers();
  });

  it('says after a reload that the browser blocks the sound: one press lets the alarm of a waiting order through (R-BOARD-6)', async () => {
    vi.useFakeTimers();
    const activation = { hasBeenActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: activation }));
    show();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(started).toEqual([]);
    const unblock = screen.getByRole('button', { name: words.soundOn });
    activation.hasBeenActive = true;
    await act(async () => void fireEvent.click(unblock));
    expect(screen.queryByRole('button', { name: words.soundOn })).toBeNull();
    const sign = started.length;
    expect(sign).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(started.length).toBeGreaterThan(sign);
    vi.useRealTimers();
  });

  it('keeps the open section in the address, and goes back to the former one (R-BOARD-8)', async () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: words.cooks }));
    expect(location.search).toBe('?view=cooks');
    cleanup();
    show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: words.cooks }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: words.board }));
    expect(location.search).toBe('');
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: words.cooks }).checked).toBe(true));
  });

  it('takes a break, stops and opens again by one press on the board of one restaurant (R-BOARD-7)', async () => {
    const restaurant = { ...sampleRestaurant };
    server.respond(calls.staffRestaurants, () => ({ restaurants: [restaurant] }));
    server.respond(calls.pauseRestaurant, undefined);
    show();
    fireEvent.click(await screen.findByRole('button', { name: words.pauseFor.replace('{{count}}', '15') }));
    restaurant.pausedUntil = '2026-11-21T07:15:00.000Z';
    await screen.findByText('Закрыт до 12:15');
    fireEvent.click(screen.getByRole('button', { name: words.stopOrders }));
    restaurant.pausedUntil = '9999-12-31T23:59:59.000Z';
    await screen.findByText(words.closedOpen);
    fireEvent.click(screen.getByRole('button', { name: words.openAgain }));
    restaurant.pausedUntil = null;
    await screen.findByText(words.takesOrders);
    expect(sent().filter((one) => one.startsWith('PUT'))).toEqual([
      'PUT /api/v1/staff/restaurants/1/pause {"until":"2026-11-21T07:15:00.000Z"}',
      'PUT /api/v1/staff/restaurants/1/pause {"until":"9999-12-31T23:59:59.000Z"}',
      'PUT /api/v1/staff/restaurants/1/pause {"until":null}',
    ]);
  });

  it('names on the board of several restaurants those that are closed, to open them again', async () => {
    const closed = { ...sampleRestaurant, pausedUntil: '2026-11-21T07:15:00.000Z' };
    server.respond(calls.staffRestaurants, { restaurants: [closed, { ...sampleRestaurant, id: '2', name: 'Юнусабад' }] });
    show([order], { '1': 'Чорсу', '2': 'Юнусабад' });
    await screen.findByRole('button', { name: `${words.openAgain}: Чорсу` });
    expect(screen.queryByRole('button', { name: `${words.openAgain}: Юнусабад` })).toBeNull();
  });

  it('states how each order keeps its promised time, in words and by color', () => {
    show([order, moved('cooking', { ...inSlot(order, { ...order.slot, start: 600, end: 705 }), id: 'o2', number: 8 })]);
    const timer = (title: string) => column(title).getByRole('img', { name: /мин$/ });
    expect(timer(words.column_created).dataset['pace']).not.toBe('late');
    expect([timer(words.column_cooking).dataset['pace'], timer(words.column_cooking).textContent]).toEqual(['late', '+15 мин']);
  });

  it('shows the time of day in its head, and continues it', async () => {
    vi.useFakeTimers({ now: noon });
    show();
    const clock = () => screen.getByText(/^12:\d\d$/).textContent;
    expect(clock()).toBe('12:00');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(clock()).toBe('12:01');
    vi.useRealTimers();
  });

  it('names the restaurant of an order only to those who see several', () => {
    show();
    expect(screen.queryByText('Чорсу')).toBeNull();
    cleanup();
    show([order], { '1': 'Чорсу', '2': 'Юнусабад' });
    expect(screen.queryByText('Чорсу')).not.toBeNull();
  });

  it('cancels with a reason', async () => {
    server.respond(calls.moveOrder, onBoard(moved('cancelled')));
    show();
    const menu = screen.getByLabelText(`${words.more}: № 7`);
    const cancel = within(menu.closest('details') as HTMLElement).getByRole('button', { name: `${words.cancel}: № 7` });
    expect(menu.closest('details')?.open).toBe(false);
    fireEvent.click(menu);
    fireEvent.click(cancel);
    fireEvent.click(screen.getByRole('radio', { name: words.reason_out_of_stock }));
    fireEvent.click(screen.getByRole('button', { name: words.cancelYes }));
    await waitFor(() => expect(screen.queryByText('№ 7')).toBeNull());
    expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/status {"status":"cancelled","reason":"out_of_stock"}']);
  });

  it('cancels all open orders of one customer with one reason', async () => {
    const others = [order, { ...order, id: 'o2', number: 8 }];
    server.respond(calls.cancelAllOrders, { orders: others.map((one) => onBoard(moved('cancelled', one))) });
    show([...others, { ...order, id: 'o3', number: 9, contact: { ...order.contact, phone1: '998900000009' } }]);
    const cancelAll = words.cancelAll.replace('{{count}}', '2');
    expect(screen.getAllByRole('button', { name: new RegExp(`^${cancelAll}: №`) })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: `${cancelAll}: № 7` }));
    expect(screen.queryByText(words.cancelAllText)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.cancelAllYes }));
    await waitFor(() => expect(screen.queryByText('№ 8')).toBeNull());
    expect([screen.queryByText('№ 7'), screen.queryByText('№ 9')]).toEqual([null, expect.anything()]);
    expect(sent()).toEqual(['POST /api/v1/staff/orders/o1/cancel-all {"reason":"unreachable"}']);
  });

  /** What the first order's ticket says. */
  const printed = () => {
    let paper = '';
    print.mockImplementation(() => {
      paper = document.body.lastElementChild?.textContent ?? '';
    });
    fireEvent.click(screen.getByRole('button', { name: `${words.print}: № 7` }));
    return paper;
  };

  it('prints a ticket that counts the parts of two combos for each of them, without prices of dishes', () => {
    show();
    const paper = printed();
    expect(paper).toContain(`2 × Обед${words.inEach}1 × Плов`);
    expect(paper.match(/сум/g)).toHaveLength(1);
  });

  it('prints each new order once where this device prints by itself, not those before, and none again after a reload (R-BOARD-9)', async () => {
    const papers: string[] = [];
    print.mockImplementation(() => void papers.push(document.body.lastElementChild?.querySelector('h1')?.textContent ?? ''));
    const endPrint = () => act(() => void window.dispatchEvent(new Event('afterprint')));
    show();
    fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
    fireEvent.click(await screen.findByRole('switch', { name: words.printNew }));
    expect(papers).toEqual([]);
    notify('order', { order: { ...order, id: 'o2', number: 8 } });
    notify('order', { order: moved('confirmed', { ...order, id: 'o3', number: 9 }) });
    notify('order', { order: moved('ready', { ...order, id: 'o4', number: 10 }) });
    expect(papers).toEqual(['№ 8']);
    endPrint();
    expect(papers).toEqual(['№ 8', '№ 9']);
    endPrint();
    cleanup();
    show([order, { ...order, id: 'o2', number: 8 }, { ...order, id: 'o5', number: 11 }]);
    expect(papers).toEqual(['№ 8', '№ 9', '№ 11']);
    fireEvent.click(await screen.findByRole('switch', { name: words.printNew }));
    endPrint();
    notify('order', { order: { ...order, id: 'o6', number: 12 } });
    expect(papers).toHaveLength(3);
  });

  it('names the district of an address on its card and its ticket, because a street alone does not tell it', () => {
    const district = { ru: 'Юнусабадский район', en: 'Yunusabad district', uz: 'Yunusobod tumani' };
    const address = { text: '4-й квартал, 12', district, floor: '3', longitude: 69.28, latitude: 41.36 };
    show([{ ...order, orderTypeId: 0, address }]);
    const line = /4-.?й квартал, 12, Юнусабадский район, этаж.3/;
    expect(column(words.column_created).queryByText(line)).not.toBeNull();
    expect(printed()).toMatch(line);
  });

  it('prints what is to be collected and how, and when the order was placed', () => {
    show([{ ...order, payment: { method: 'cash', status: 'unpaid', changeFrom: 150_000 } }]);
    const paper = printed().replaceAll('\u00a0', ' ');
    expect(paper).toContain(`${words.toCollect}, ${words.cash} 100 000 сум${words.changeFrom.replace('{{sum}}', '150 000 сум')}`);
    expect(paper).toContain(words.placedAt.replace('{{time}}', '21 ноября, 11:55'));
    cleanup();
    show([{ ...order, payment: { method: 'card_on_delivery', status: 'unpaid' } }]);
    expect(printed()).toContain(`${words.toCollect}, ${words.card_on_delivery}`);
  });

  it('states the wishes of an order on its card and its ticket', () => {
    show([{ ...order, wishes: { cutlery: 0, dontRing: true } }]);
    const said = `${words.wish_noCutlery} · ${words.wish_dontRing}`;
    expect(column(words.column_created).queryByText(said)).not.toBeNull();
    expect(printed()).toContain(said);
  });

  it('prints of a paid order that it is paid, so that nothing is collected twice', () => {
    show([moved('picked_up', { ...order, payment: { method: 'cash', status: 'paid', changeFrom: 150_000 } })]);
    const paper = printed();
    expect(paper).toContain(`${words.paid}, ${words.cash}`);
    expect(paper).not.toContain(words.toCollect);
    expect(paper.match(/сум/g)).toHaveLength(1);
  });

  it('shows an order that is handed over in brief, with its dishes, phone and ticket in its menu', () => {
    show([moved('picked_up')]);
    const handed = column(words.column_handed);
    const menu = within(handed.getByLabelText(`${words.more}: № 7`).closest('details') as HTMLElement);
    expect(menu.queryByText('2 × Обед')).not.toBeNull();
    expect(menu.queryByRole('link', { name: '+998 90 123-45-67' })).not.toBeNull();
    expect(menu.queryByRole('button', { name: `${words.print}: № 7` })).not.toBeNull();
    expect(handed.queryByText(/сум/)).toBeNull();
    expect(handed.queryByRole('button', { name: words.to_completed })).not.toBeNull();
  });

  it('states the time left of a ready delivery quietly, until its time has come', () => {
    show([moved('ready', { ...order, orderTypeId: 0 }), moved('cooking', { ...order, id: 'o2', number: 8 })]);
    const isQuiet = (title: string) => 'quiet' in column(title).getByRole('img', { name: /мин$/ }).dataset;
    expect([isQuiet(words.column_ready), isQuiet(words.column_cooking)]).toEqual([true, false]);
  });

  it('states for how many minutes an order is still in its promised time, once its customer expects it', () => {
    const slot = { ...order.slot, start: 700, end: 740 };
    show([moved('cooking', inSlot(order, slot))]);
    expect(column(words.column_cooking).getByRole('img', { name: /пора/ }).textContent).toBe('пора · 20 мин');
  });

  it('sets portions of a dish and makes an option unavailable', async () => {
    const option = { id: 'x', name: 'Казы', price: 0, isDefault: false, isAvailable: true };
    const modifiers = [{ ...sampleGroup({ id: 'g', name: 'Добавки' }), options: [option] }];
    server.respond(
      calls.restaurantMenu,
      sampleWireMenu({
        categories: [{ id: 1, parentId: null, name: 'Национальные блюда' }],
        products: [sampleWireProduct({ id: 5, name: 'Плов', category: { id: 1 }, modifiers })],
      }),
    );
    server.respond(calls.stopList, { stops: [] });
    server.respond(calls.changeStopList, undefined);
    show([]);
    fireEvent.click(screen.getByRole('radio', { name: words.stopList }));
    fireEvent.change(await screen.findByLabelText(`${words.portions}: Плов`), { target: { value: '12' } });
    expect(screen.queryByText(/Национальные блюда/)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: `${words.set}: Плов` }));
    await waitFor(() => expect(sent()).toContain('PUT /api/v1/staff/stop-list {"restaurantId":"1","productId":"5","portions":12}'));
    fireEvent.click(screen.getByRole('switch', { name: words.forToday }));
    fireEvent.click(screen.getByRole('button', { name: `${words.stop}: Казы` }));
    const stop = '{"restaurantId":"1","modifierOptionId":"x","portions":0,"until":"2026-11-21T19:00:00.000Z"}';
    await waitFor(() => expect(sent()).toContain(`PUT /api/v1/staff/stop-list ${stop}`));
  });

  it('says when there are more portions of a dish, later on this day (R-DISH-11)', async () => {
    const stop = { restaurantId: '1', productId: '5', name: 'Плов', portions: 12, until: null as string | null };
    server.respond(calls.restaurantMenu, sampleWireMenu({ products: [sampleWireProduct({ id: 5, name: 'Плов' })] }));
    server.respond(calls.stopList, () => ({ stops: [stop] }));
    server.respond(calls.changeStopList, undefined);
    show([]);
    fireEvent.click(screen.getByRole('radio', { name: words.stopList }));
    const time = await screen.findByLabelText<HTMLInputElement>(`${words.moreAt}: Плов`);
    const set = screen.getByRole<HTMLButtonElement>('button', { name: `${words.set}: Плов` });
    fireEvent.change(time, { target: { value: '11:59' } });
    expect([time.getAttribute('aria-invalid'), set.disabled]).toEqual(['true', true]);
    fireEvent.change(time, { target: { value: '1730' } });
    stop.until = '2026-11-21T12:30:00.000Z';
    fireEvent.click(set);
    const body = '{"restaurantId":"1","productId":"5","portions":12,"until":"2026-11-21T12:30:00.000Z"}';
    await waitFor(() => expect(sent()).toContain(`PUT /api/v1/staff/stop-list ${body}`));
    await screen.findByText(/ещё в 17:30/);
    fireEvent.change(screen.getByLabelText(`${words.portions}: Плов`), { target: { value: '10' } });
    fireEvent.click(screen.getByRole('button', { name: `${words.set}: Плов` }));
    await waitFor(() => expect(sent()).toContain(`PUT /api/v1/staff/stop-list ${body.replace('12,', '10,')}`));
  });

  it('says that the stop-list could not be loaded, and loads it again', async () => {
    server.respond(calls.stopList, { stops: [] });
    server.disconnect(calls.restaurantMenu);
    show([]);
    fireEvent.click(screen.getByRole('radio', { name: words.stopList }));
    await screen.findByText(words.loadFailed);
    server.respond(calls.restaurantMenu, sampleWireMenu({ products: [sampleWireProduct({ id: 5, name: 'Плов' })] }));
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    await screen.findByLabelText(`${words.portions}: Плов`);
  });

  it('says that the restaurants could not be loaded, and loads them again', async () => {
    server.disconnect(calls.staffRestaurants);
    show([]);
    fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
    await screen.findByText(words.loadFailed);
    server.respond(calls.staffRestaurants, { restaurants: [sampleRestaurant] });
    fireEvent.click(screen.getByRole('button', { name: words.retry }));
    await screen.findByText('Чорсу');
  });

  it('closes a restaurant until a day and opens it again', async () => {
    const restaurant = { ...sampleRestaurant };
    server.respond(calls.staffRestaurants, () => ({ restaurants: [restaurant] }));
    server.respond(calls.pauseRestaurant, undefined);
    show([]);
    fireEvent.click(screen.getByRole('radio', { name: words.restaurants }));
    fireEvent.change(await screen.findByLabelText(words.untilDay), { target: { value: '24.11.2026' } });
    restaurant.pausedUntil = '2026-11-23T19:00:00.000Z';
    await waitFor(() => expect(sent()).toContain('PUT /api/v1/staff/restaurants/1/pause {"until":"2026-11-23T19:00:00.000Z"}'));
    fireEvent.click(await screen.findByRole('button', { name: words.openAgain }));
    await waitFor(() => expect(sent()).toContain('PUT /api/v1/staff/restaurants/1/pause {"until":null}'));
  });
});

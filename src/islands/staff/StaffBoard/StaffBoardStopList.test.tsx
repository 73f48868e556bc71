// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { sampleWireMenu, sampleWireProduct } from '#contract/shop/sample-wire.ts';
import { sampleGroup } from '#domain/menu/sample-menu.ts';
import words from '../../../../locales/ru/staff-board.json' with { type: 'json' };
import { sent, server, show } from '../../../../tests/support/screens/staff-board.tsx';

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
  const stop = '{"restaurantId":"1","modifierOptionId":"x","portions":0,"until":"2026-11-22T01:00:00.000Z"}';
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

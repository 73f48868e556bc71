// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import words from '../../../../locales/ru/menu-actions.json' with { type: 'json' };
import { addButton } from '../../../../tests/support/screens/cards.ts';
import { hydrate, menuOf, pilaf, server } from '../../../../tests/support/screens/menu-controls.tsx';

const { $cart } = await import('#stores/shop/cart.ts');
const { chooseRegion } = await import('#stores/shop/preferences.ts');
const { shownToasts } = await import('#stores/lib/toasts.ts');

describe('the option sheet', () => {
  async function openSheet() {
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const dialog = await screen.findByRole('dialog', { name: 'Плов' });
    await within(dialog).findByRole('radio', { name: /1 порция/ }, { timeout: 5000 });
    return dialog;
  }

  it('shows why the dish can not be added yet, and updates the price with every choice', async () => {
    const dialog = await openSheet();
    const add = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ });
    expect(within(dialog).queryByText('Размер: ещё 1')).not.toBeNull();
    const form = dialog.querySelector('form');
    expect(form?.dataset['asked']).toBeUndefined();
    fireEvent.click(add);
    expect([form?.dataset['asked'], $cart.get().length]).toEqual(['', 0]);
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    expect(add.textContent).toContain('40\u00a0000\u00a0сум');
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    expect(add.textContent).toContain('52\u00a0000\u00a0сум');
  });

  it('makes the most expensive units free and enforces the maximum', async () => {
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Чесночный/ }));
    expect(within(dialog).queryByText('бесплатно')).not.toBeNull();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Сырный/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ещё одно: Сырный' }));
    const add = within(dialog).getByRole('button', { name: /^Добавить/ });
    expect(add.textContent).toContain('62\u00a0000\u00a0сум');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ещё одно: Чесночный' }).disabled).toBe(true);
  });

  it('disables sold-out options', async () => {
    const dialog = await openSheet();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /1,5/ }).disabled).toBe(true);
    expect(within(dialog).queryByText(words.soldOut)).not.toBeNull();
  });

  it('announces what sells out while it is open, disables it and removes it from the choice', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Чесночный/ }));
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    const isSold = ({ id }: { id: Id | number }) => id === 's' || id === 'x';
    const modifiers = pilaf.modifiers?.map((group) => ({
      ...group,
      options: group.options?.map((option) => (isSold(option) ? { ...option, isAvailable: false } : option)),
    }));
    server.respond(calls.regionMenu, menuOf({ ...pilaf, modifiers }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(within(dialog).getByRole('status').textContent).toBe('Закончилось: Чесночный, 0,7. Размер: ещё 1');
    expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: /Чесночный/ })).toMatchObject({ checked: false, disabled: true });
    const add = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ });
    fireEvent.click(add());
    expect($cart.get()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('radio', { name: /1 порция/ }));
    expect(within(dialog).getByRole('status').textContent).not.toContain('Размер');
  });

  it('never adds a dish that sold out while it was open', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const dialog = await openSheet();
    server.respond(calls.regionMenu, menuOf({ ...pilaf, isAvailable: false }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(within(dialog).queryByText(/Закончилось: Плов/)).not.toBeNull();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Добавить/ }).disabled).toBe(true);
  });

  it('adds the line with its choices and comment, and closes', async () => {
    const dialog = await openSheet();
    fireEvent.click(within(dialog).getByRole('radio', { name: /0,7/ }));
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'без соли' } });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Добавить/ }));
    expect($cart.get()).toMatchObject([
      {
        productId: '2',
        quantity: 1,
        modifiers: [{ groupId: 'a', optionId: 's', amount: 1 }],
        comment: 'без соли',
        snapshot: { unitPrice: 40_000, choices: ['0,7'] },
      },
    ]);
    expect((dialog as HTMLDialogElement).open).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ещё одно: Плов' })));
  });

  it('offers a retry when the menu fails to load', async () => {
    chooseRegion('9');
    server.reject(calls.regionMenu, { code: 'NOT_FOUND' });
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const retry = await screen.findByRole('button', { name: words.retry });
    server.respond(calls.regionMenu, menuOf(pilaf));
    fireEvent.click(retry);
    await screen.findByRole('radio', { name: /1 порция/ });
  });

  it('shows one message when there is no connection, and no toast', async () => {
    chooseRegion('7');
    server.respondRaw({ method: 'GET', path: '/api/regionmenu' }, () => {
      throw new TypeError('Failed to fetch');
    });
    await hydrate();
    fireEvent.click(addButton('Плов'));
    const problem = await within(await screen.findByRole('dialog')).findByRole('alert');
    expect(problem.textContent).toContain(`${words.noConnection} ${words.checkInternet}`);
    expect(problem.textContent).not.toContain(words.failed);
    expect(shownToasts()).toEqual([]);
  });
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../tests/support/screens/native-dialog.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

afterEach(cleanup);

const dialog = () => screen.queryByRole('alertdialog', { name: 'Удалить?' });
const show = (onConfirm: () => Promise<void> | void) =>
  render(
    <ConfirmButton label="Удалить" title="Удалить?" cancelLabel="Нет" onConfirm={onConfirm}>
      Суп исчезнет из меню
    </ConfirmButton>,
  );

test('the action runs only after it is confirmed', () => {
  const onConfirm = vi.fn();
  show(onConfirm);
  expect(dialog()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  fireEvent.click(screen.getByRole('button', { name: 'Нет' }));
  expect(dialog()).toBeNull();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the dialog stays open while the action runs, and another press is ignored', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => promise);
  show(onConfirm);
  fireEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Удалить?' })).getByRole('button', { name: 'Удалить' });
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(dialog()).not.toBeNull();
  await act(async () => resolve());
  expect(dialog()).toBeNull();
});

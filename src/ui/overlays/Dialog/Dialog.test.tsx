// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../tests/support/screens/native-dialog.ts';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

test('a dialog is named by its title, renders nothing when closed, and Escape or a press on the backdrop closes it', () => {
  const onClose = vi.fn();
  const view = (opened: boolean) => (
    <Dialog opened={opened} onClose={onClose} title="Закрыто">
      <p>Откроемся завтра</p>
    </Dialog>
  );
  const { rerender } = render(view(false));
  expect(screen.queryByText('Откроемся завтра')).toBeNull();
  rerender(view(true));
  const dialog = screen.getByRole('dialog', { name: 'Закрыто' });
  fireEvent.click(screen.getByText('Откроемся завтра'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('an alert dialog is announced with its text', () => {
  render(
    <Dialog opened isAlert onClose={() => {}} title="Удалить?">
      Вернуть будет нельзя
    </Dialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Удалить?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Вернуть будет нельзя');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../../tests/support/screens/native-dialog.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

test('each choice is reported once, and Escape cancels', () => {
  const [onConfirm, onCancel] = [vi.fn(), vi.fn()];
  render(<ConfirmDialog opened title="Удалить?" confirmLabel="Да" cancelLabel="Нет" onConfirm={onConfirm} onCancel={onCancel} />);
  fireEvent.click(screen.getByRole('button', { name: 'Да' }));
  fireEvent.click(screen.getByRole('button', { name: 'Нет' }));
  fireEvent(screen.getByRole('alertdialog', { name: 'Удалить?' }), new Event('cancel', { cancelable: true }));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 2]);
});

test('the cancel button comes first, and while loading another press is ignored', () => {
  const onConfirm = vi.fn();
  render(<ConfirmDialog opened loading title="Удалить?" confirmLabel="Да" cancelLabel="Нет" onConfirm={onConfirm} onCancel={() => {}} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Нет', 'Да']);
  fireEvent.click(screen.getByRole('button', { name: 'Да' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

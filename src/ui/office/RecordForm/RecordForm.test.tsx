// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConflictChoice } from './ConflictChoice.tsx';
import { RecordForm } from './RecordForm.tsx';

afterEach(cleanup);

const show = (props: Partial<Parameters<typeof RecordForm>[0]> = {}) => {
  const calls = { onSubmit: vi.fn(), onCancel: vi.fn() };
  const form = { title: 'Супы', saveLabel: 'Сохранить', cancelLabel: 'Отмена', isBusy: false, children: <input aria-label="Название" /> };
  render(<RecordForm {...form} {...calls} {...props} />);
  return calls;
};

test('the title names the form and gets the focus when it opens', () => {
  show();
  const form = screen.getByRole('form', { name: 'Супы' });
  expect(document.activeElement).toBe(within(form).getByRole('heading', { name: 'Супы' }));
});

test('saves once, not while it is busy, and cancels', () => {
  const { onSubmit, onCancel } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  expect([onSubmit.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  cleanup();
  show({ isBusy: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Сохранить' }).disabled).toBe(true);
});

test('an error and a conflict are announced, and one side of the conflict is chosen', () => {
  const onChoose = vi.fn();
  show({ error: 'Нет названия', problem: <ConflictChoice t={(key) => key} isBusy={false} onChoose={onChoose} /> });
  expect(screen.getAllByRole('alert').map(({ firstChild }) => firstChild?.textContent)).toEqual(['Нет названия', 'conflict']);
  fireEvent.click(screen.getByRole('button', { name: 'takeTheirs' }));
  expect(onChoose).toHaveBeenCalledWith('theirs');
});

// @vitest-environment jsdom
import '../../../../tests/support/screens/native-dialog.ts';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanList } from './PlanList.tsx';

afterEach(cleanup);

const texts = {
  move: 'Перенести',
  cancel: 'Отменить',
  cancelTitle: 'Отменить план?',
  cancelText: 'Изменения вернутся в черновик.',
  keep: 'Оставить',
  newTime: 'Новое время',
  confirmMove: 'На это время',
  past: 'Прошло',
};
const plan = { id: 7, time: '1 декабря', contents: '3 записи', origin: 'Анвар', failure: null };

const show = (isMoved: boolean) => {
  const props = { onMove: vi.fn(async () => isMoved), onCancel: vi.fn(async () => {}) };
  render(<PlanList plans={[plan]} texts={texts} {...props} />);
  return props;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const move = () => {
  press('Перенести: 1 декабря');
  fireEvent.change(screen.getByLabelText(texts.newTime), { target: { value: '2126-12-01T09:00' } });
  press(texts.confirmMove);
};

test('a moved plan closes its field', async () => {
  const { onMove } = show(true);
  move();
  await vi.waitFor(() => expect(screen.queryByLabelText(texts.newTime)).toBeNull());
  expect(onMove).toHaveBeenCalledWith(7, '2126-12-01T04:00:00.000Z');
});

test('a plan that could not be moved keeps the written time', async () => {
  const { onMove } = show(false);
  move();
  await vi.waitFor(() => expect(onMove).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLInputElement>(texts.newTime).value).toBe('2126-12-01T09:00');
});

test('a plan is canceled after a question', () => {
  const { onCancel } = show(true);
  press('Отменить: 1 декабря');
  expect(onCancel).not.toHaveBeenCalled();
  const question = within(screen.getByRole('alertdialog', { name: texts.cancelTitle }));
  fireEvent.click(question.getByRole('button', { name: texts.cancel }));
  expect(onCancel).toHaveBeenCalledWith(7);
});

test('a plan of others has no buttons', () => {
  render(<PlanList plans={[{ ...plan, isFixed: true }]} texts={texts} onMove={vi.fn()} onCancel={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

const labels = { decreaseLabel: 'Меньше', increaseLabel: 'Больше', valueLabel: 'Плов: 2' };
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('a press changes the value by one', () => {
  const onChange = vi.fn();
  render(<Stepper value={2} onChange={onChange} {...labels} />);
  fireEvent.click(button('Больше'));
  fireEvent.click(button('Меньше'));
  expect(onChange.mock.calls).toEqual([[3], [1]]);
  expect(screen.queryByRole('group', { name: 'Плов: 2' })).not.toBeNull();
});

test('its buttons are disabled at the limits', () => {
  render(<Stepper value={1} min={1} max={1} onChange={() => {}} {...labels} />);
  expect([button('Меньше').disabled, button('Больше').disabled]).toEqual([true, true]);
});

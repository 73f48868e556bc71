// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PublishTime } from './PublishTime.tsx';

afterEach(cleanup);

function WithTime({ onChoose }: { onChoose: (instant: string) => Promise<void> }) {
  const [value, setValue] = useState('');
  return <PublishTime label="Время" action="Запланировать" past="Прошло" value={value} onChange={setValue} onChoose={onChoose} />;
}

const show = () => {
  const onChoose = vi.fn(async () => {});
  render(<WithTime onChoose={onChoose} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Запланировать' });
  return { onChoose, button, write: (value: string) => fireEvent.change(screen.getByLabelText('Время'), { target: { value } }) };
};

it('gives a time of Tashkent as an instant', () => {
  const { onChoose, button, write } = show();
  write('2126-11-21T09:00');
  fireEvent.click(button);
  expect(onChoose).toHaveBeenCalledWith('2126-11-21T04:00:00.000Z');
});

it('rejects a time that has passed', () => {
  const { button, write } = show();
  expect(button.disabled).toBe(true);
  write('2020-11-21T09:00');
  expect([screen.getByRole('alert').textContent, button.disabled]).toEqual(['Прошло', true]);
});

// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from './Segmented.tsx';

afterEach(cleanup);

const options = [
  { value: '0', label: 'Доставка' },
  { value: '200', label: 'Самовывоз' },
];

test('a named group of options with one chosen', () => {
  const onChange = vi.fn();
  render(<Segmented legend="Способ получения" options={options} value="0" onChange={onChange} />);
  expect(screen.queryByRole('group', { name: 'Способ получения' })).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Доставка' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Самовывоз' }));
  expect(onChange).toHaveBeenCalledWith('200');
});

test('a value restored by the browser after a reload is replaced by the current one', async () => {
  const choice = <Segmented legend="Способ получения" options={options} value="0" onChange={() => {}} />;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(choice);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  radio('Самовывоз').checked = true;
  const root = await act(async () => hydrateRoot(host, choice));
  expect([radio('Доставка').checked, radio('Самовывоз').checked]).toEqual([true, false]);
  await act(async () => root.unmount());
  host.remove();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FocusPicker } from './FocusPicker.tsx';

afterEach(cleanup);

const stored = '/media/0123456789abcdef-p1280x960-b5482a';

function show(image: string, value = { x: 50, y: 50 }) {
  const onChange = vi.fn();
  render(<FocusPicker image={image} value={value} label="Главная точка" hint="Нажмите" onChange={onChange} />);
  return { onChange, point: screen.getByRole<HTMLButtonElement>('button', { name: 'Главная точка' }) };
}

test('a stored picture has the shape of its size before it has loaded', () => {
  const { point } = show(stored);
  expect([point.style.aspectRatio, point.style.width]).toEqual(['1280 / 960', expect.stringContaining('1280px')]);
});

test('a picture whose size is not known has its own', () => {
  expect(show('/dishes/plov.jpg').point.getAttribute('style')).toBeNull();
});

test('a press chooses the point that is pressed', () => {
  const { onChange, point } = show(stored);
  point.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 300 }) as DOMRect;
  fireEvent.click(point, { detail: 1, clientX: 200, clientY: 350 });
  expect(onChange).toHaveBeenCalledWith({ x: 25, y: 100 });
});

test('an arrow key moves the point by five percent, and not beyond the edge', () => {
  const { onChange, point } = show(stored, { x: 3, y: 50 });
  fireEvent.keyDown(point, { key: 'ArrowLeft' });
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  fireEvent.keyDown(point, { key: 'Home' });
  expect(onChange.mock.calls).toEqual([[{ x: 0, y: 50 }], [{ x: 3, y: 55 }]]);
});

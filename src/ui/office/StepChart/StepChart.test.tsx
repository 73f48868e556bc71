// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepChart } from './StepChart.tsx';

afterEach(cleanup);

const texts = { units: { 1: 'UZS', 1000: 'thousand UZS', 1000000: 'million UZS' }, beforeLabel: 'a week before' };
const show = (steps: Parameters<typeof StepChart>[0]['steps']) => {
  render(<StepChart locale="en" label="Revenue by day" steps={steps} {...texts} />);
  return screen.getByRole('img', { name: 'Revenue by day' });
};
const heightOf = (bar: Element | undefined) => Number(bar?.getAttribute('height'));

it('draws a bar for each step to the scale of an axis in units', () => {
  const chart = show([
    { key: '1', label: 'Mon', value: 20_000_000, before: 0 },
    { key: '2', label: 'Tue', value: 10_000_000, before: 15_000_000 },
  ]);
  const [first, second] = chart.querySelectorAll('rect');
  expect(heightOf(first)).toBeCloseTo(2 * heightOf(second));
  expect([...chart.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    ...['million UZS', '0', '5', '10', '15', '20'],
    ...['Mon', 'Tue'],
  ]);
});

it('marks what was before only where there was something', () => {
  const marks = show([
    { key: '1', label: 'Mon', value: 1_000, before: 0 },
    { key: '2', label: 'Tue', value: 1_000, before: 2_000 },
  ]).querySelectorAll('path[stroke-dasharray], path.before, path[class*="before"]');
  expect(marks).toHaveLength(1);
});

it('names at most twelve steps', () => {
  const days = Array.from({ length: 31 }, (_, index) => ({ key: String(index), label: `day ${index}`, value: 1, before: 0 }));
  const names = [...show(days).querySelectorAll('text')].filter(({ textContent }) => textContent?.startsWith('day'));
  expect(names.length).toBeLessThanOrEqual(12);
});

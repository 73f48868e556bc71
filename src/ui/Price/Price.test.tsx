// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './Price.tsx';

afterEach(cleanup);

const text = (view: React.ReactElement) => render(view).container.textContent?.replaceAll('\u00a0', ' ');

test('a price is formatted for its language', () => {
  expect(text(<Price som={45_000} locale="uz" />)).toBe('45 000 soʻm');
});

test('a reduction shows the previous price; one that is not higher is omitted', () => {
  expect(text(<Price som={45_000} was={60_000} wasLabel="Было" locale="ru" />)).toBe('45 000 сум Было 60 000 сум');
  expect(text(<Price som={45_000} was={45_000} wasLabel="Было" locale="ru" />)).toBe('45 000 сум');
});

test('without a price the label is shown', () => {
  expect(text(<Price som={null} absentLabel="—" locale="ru" />)).toBe('—');
});

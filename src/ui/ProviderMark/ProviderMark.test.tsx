// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProviderMark } from './ProviderMark.tsx';

afterEach(cleanup);

test('a mark is decorative: hidden from assistive technology, in the given size', () => {
  const mark = render(<ProviderMark provider="click" sizePx={24} />).container.firstElementChild;
  expect([mark?.getAttribute('aria-hidden'), mark?.getAttribute('width')]).toEqual(['true', '24']);
});

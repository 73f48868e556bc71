// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

test('an icon is decorative: hidden from assistive technology, in the given size', () => {
  const icon = render(<Icon name="bag" sizePx={32} />).container.firstElementChild;
  expect(icon?.getAttribute('aria-hidden')).toBe('true');
  expect(icon?.getAttribute('width')).toBe('32');
});

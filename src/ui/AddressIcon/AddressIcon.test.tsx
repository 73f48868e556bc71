// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddressIcon } from './AddressIcon.tsx';

afterEach(cleanup);

test('the icon of an address tells home, work and other places apart, and is hidden from assistive technology', () => {
  const pathOf = (label: string | undefined) => {
    const icon = render(<AddressIcon label={label} sizePx={18} />).container.firstElementChild;
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    return icon?.innerHTML;
  };
  const paths = [pathOf('Дом'), pathOf('Ish'), pathOf('Дача')];
  expect(new Set(paths).size).toBe(3);
  expect([pathOf('uyim'), pathOf(undefined)]).toEqual([paths[0], paths[2]]);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PreviewLink } from './PreviewLink.tsx';

afterEach(cleanup);

const ready = ({ expiresAt }: { readonly expiresAt: string }) => `until ${expiresAt}`;

test('a link that was made is shown with the time at which it ends', async () => {
  render(<PreviewLink label="Make" ready={ready} make={async () => ({ url: 'https://shop.example/preview/x', expiresAt: 'Friday' })} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Make' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'until Friday' })).value).toBe('https://shop.example/preview/x');
});

test('a link that could not be made shows none, and can be tried again', async () => {
  render(<PreviewLink label="Make" ready={ready} make={async () => null} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Make' });
  fireEvent.click(button);
  await expect.poll(() => button.disabled || button.getAttribute('aria-busy') === 'true').toBe(false);
  expect(screen.queryByRole('textbox')).toBeNull();
});

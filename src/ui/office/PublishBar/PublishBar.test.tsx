// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../../../locales/ru/publish-bar.json' with { type: 'json' };
import { PublishBar } from './PublishBar.tsx';

afterEach(cleanup);

test('it does not say that all is published while a publication waits', () => {
  render(<PublishBar locale="ru" words={words} count={0} planned={2} />);
  expect(screen.getByRole('status').textContent).toBe('Новых изменений нет · 2 публикации ждут своего времени');
});

test('the screen that has the changes may do something before it is left', () => {
  const open = vi.fn();
  render(<PublishBar locale="ru" words={words} count={3} planned={0} onOpen={open} />);
  const link = screen.getByRole('link', { name: words.publish });
  expect(link.getAttribute('href')).toBe('/admin/publishing');
  fireEvent.click(link);
  expect(open).toHaveBeenCalledOnce();
});

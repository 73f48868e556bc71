// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#i18n/lazy-words.ts';
import { dismissToast, shownToasts, showToast } from '#stores/lib/toasts.ts';
import words from '../../../../locales/ru/toast.json' with { type: 'json' };
import { Toaster } from './Toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of shownToasts()) dismissToast(id);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show() {
  render(<Toaster locale="ru" words={words} />);
  await act(() => loadWords('ru', 'toast'));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the toast area (R-SCREEN-2)', () => {
  it.each([
    ['success', 'status', words.success],
    ['info', 'status', words.info],
    ['error', 'alert', words.error],
    ['warn', 'alert', words.warn],
  ] as const)('announces %s as %s with its default title', async (kind, role, title) => {
    await show();
    act(() => showToast({ kind, message: 'Текст' }));
    expect(within(screen.getByRole(role)).queryByText(title)).not.toBeNull();
    expect(within(screen.getByRole(role)).queryByText('Текст')).not.toBeNull();
  });

  it('shows a toast for 3500 ms', async () => {
    await show();
    act(() => showToast({ kind: 'info', message: 'Текст' }));
    wait(3499);
    expect(screen.queryByText('Текст')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Текст')).toBeNull();
  });

  it('pauses the timer while the pointer or focus is on it', async () => {
    await show();
    act(() => showToast({ kind: 'info', message: 'Текст' }));
    wait(3000);
    act(() => screen.getByRole('button', { name: words.close }).focus());
    wait(9000);
    expect(screen.queryByText('Текст')).not.toBeNull();
    act(() => screen.getByRole('button', { name: words.close }).blur());
    wait(499);
    expect(screen.queryByText('Текст')).not.toBeNull();
    wait(1);
    expect(screen.queryByText('Текст')).toBeNull();
  });

  it('shows the same message once', async () => {
    await show();
    act(() => showToast({ kind: 'error', message: 'Нет связи' }));
    act(() => showToast({ kind: 'error', message: 'Нет связи' }));
    expect(screen.getAllByText('Нет связи')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: words.close }));
    expect(screen.queryByText('Нет связи')).toBeNull();
  });

  it('is rendered inside the open dialog, where it is not inert', async () => {
    vi.useRealTimers();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    await show();
    act(() => showToast({ kind: 'error', message: 'Текст' }));
    dialog.open = true;
    await vi.waitFor(() => expect(dialog.textContent).toContain('Текст'));
    dialog.open = false;
    await vi.waitFor(() => expect(dialog.textContent).toBe(''));
    expect(screen.queryByText('Текст')).not.toBeNull();
    dialog.remove();
  });
});

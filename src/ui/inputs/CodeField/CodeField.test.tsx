// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Theme } from '../Theme/Theme.tsx';
import { CodeField } from './CodeField.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a code may be pasted with spaces and words around it; phones fill it in from the message', () => {
  const onChange = vi.fn();
  render(
    <Theme>
      <CodeField label="Код" length={6} value="" onChange={onChange} />
    </Theme>,
  );
  const field = screen.getByRole('textbox', { name: 'Код' });
  fireEvent.change(field, { target: { value: 'Код: 123 456 789' } });
  expect(onChange).toHaveBeenCalledWith('123456');
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
});

test('each digit stands in a cell of its own, of which only the one field has a name', () => {
  render(
    <Theme>
      <CodeField label="Код" length={6} value="0123" onChange={vi.fn()} />
    </Theme>,
  );
  const cells = [...(document.querySelector('[aria-hidden="true"]')?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells).toEqual(['0', '1', '2', '3', '', '']);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['0123']);
});

/** A browser that passes on the codes of text messages. */
function stubMessages() {
  const waiting: PromiseWithResolvers<{ code: string }>[] = [];
  const get = vi.fn((_: CredentialRequestOptions) => {
    const next = Promise.withResolvers<{ code: string }>();
    waiting.push(next);
    return next.promise;
  });
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
  return { get, waiting };
}

test('the codes of messages that arrive are taken over one after another, as long as the field is shown', async () => {
  const { get, waiting } = stubMessages();
  const onChange = vi.fn();
  const { unmount } = render(
    <Theme>
      <CodeField label="Код" length={6} value="" onChange={onChange} />
    </Theme>,
  );
  expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } });
  for (const [index, code] of ['012345', '678901'].entries()) {
    waiting[index]?.resolve({ code });
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(code));
  }
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  const [request] = get.mock.calls.at(-1) ?? [];
  unmount();
  expect(request?.signal?.aborted).toBe(true);
});

test('a visitor who declines types the code', async () => {
  const { get, waiting } = stubMessages();
  render(
    <Theme>
      <CodeField label="Код" length={6} value="" onChange={vi.fn()} />
    </Theme>,
  );
  waiting[0]?.reject(new DOMException('declined', 'AbortError'));
  await Promise.allSettled(waiting.map(({ promise }) => promise));
  expect(get).toHaveBeenCalledTimes(1);
});

test('a browser that passes on the same message again and again does not keep the page busy', async () => {
  const get = vi.fn(async () => ({ code: '012345' }));
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', { credentials: { get } });
  const onChange = vi.fn();
  render(
    <Theme>
      <CodeField label="Код" length={6} value="" onChange={onChange} />
    </Theme>,
  );
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(onChange.mock.calls).toEqual([['012345']]));
});

// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { repeatEarlyInput } from './early-input.ts';

const sent: unknown[] = [];

interface Stored {
  /** what this browser has stored, which the server does not know */
  stored?: boolean;
}

function Form({ stored = false }: Stored) {
  const [name, setName] = useState('Анна');
  const [text, setText] = useState('');
  const [stars, setStars] = useState(1);
  const [agrees, setAgrees] = useState(false);
  const [files, setFiles] = useState(0);
  useLayoutEffect(() => {
    if (stored) setAgrees(true);
  }, [stored]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push({ name, text, stars, agrees, files });
      }}
    >
      <input aria-label="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {[1, 2].map((star) => (
        <input key={star} type="radio" name="stars" value={star} checked={stars === star} onChange={() => setStars(star)} />
      ))}
      <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.currentTarget.checked)} />
      <input type="file" onChange={(event) => setFiles(event.currentTarget.files?.length ?? 0)} />
      <button type="submit">send</button>
    </form>
  );
}

beforeAll(() => repeatEarlyInput());
afterEach(() => {
  document.body.innerHTML = '';
  sent.length = 0;
});

/** An island as the server renders it. @param around the island that it is inside of */
function drawn(around: HTMLElement = document.body): HTMLElement {
  const island = document.createElement('astro-island');
  island.setAttribute('ssr', '');
  island.innerHTML = renderToString(<Form />);
  around.append(island);
  return island;
}

/** As Astro does it: React hydrates later than the event, or at once for one of these. */
async function hydrate(island: HTMLElement, stored: Stored = {}): Promise<void> {
  await act(async () => {
    hydrateRoot(island, <Form {...stored} />);
    island.removeAttribute('ssr');
    island.dispatchEvent(new CustomEvent('astro:hydrate', { bubbles: true }));
  });
}

function find<Kind extends HTMLElement = HTMLInputElement>(island: HTMLElement, selector: string): Kind {
  const found = island.querySelector<Kind>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

/** As a visitor types. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('what was typed and chosen before hydration is sent by a press of before, together', async () => {
  const island = drawn();
  type(find(island, '[aria-label=name]'), 'Дильшод');
  type(find<HTMLTextAreaElement>(island, 'textarea'), 'Вовремя');
  find(island, '[type=radio][value="2"]').click();
  find(island, '[type=checkbox]').click();
  const button = find<HTMLButtonElement>(island, 'button');
  button.form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  button.click();
  expect(button.ariaBusy).toBe('true');
  await hydrate(island);
  expect(sent).toEqual([{ name: 'Дильшод', text: 'Вовремя', stars: 2, agrees: true, files: 0 }]);
  expect(button.ariaBusy).toBe(null);
});

it('a file that was chosen before hydration is taken, and what was not touched stays', async () => {
  const island = drawn();
  const file = find(island, '[type=file]');
  Object.defineProperty(file, 'files', { value: [new File(['a'], 'a.csv')] });
  Object.defineProperty(file, 'value', { value: 'a.csv', writable: false });
  file.dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate(island);
  await act(async () => find<HTMLButtonElement>(island, 'button').click());
  expect(sent).toEqual([{ name: 'Анна', text: '', stars: 1, agrees: false, files: 1 }]);
});

it('an island inside of another one waits for its own hydration', async () => {
  const outer = document.createElement('astro-island');
  outer.setAttribute('ssr', '');
  document.body.append(outer);
  const inner = drawn(outer);
  type(find<HTMLTextAreaElement>(inner, 'textarea'), 'Вовремя');
  const button = find<HTMLButtonElement>(inner, 'button');
  button.form?.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  button.click();
  outer.removeAttribute('ssr');
  outer.dispatchEvent(new CustomEvent('astro:hydrate', { bubbles: true }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(button.ariaBusy).toBe('true');
  await hydrate(inner);
  expect(sent).toMatchObject([{ text: 'Вовремя' }]);
});

it('what the browser restores does not count, and is not shown: the island may have stored something newer', async () => {
  const island = drawn();
  find(island, '[aria-label=name]').value = 'Дильшод';
  find(island, '[type=radio][value="2"]').checked = true;
  find(island, '[type=checkbox]').checked = true;
  await hydrate(island);
  const shown = [find(island, '[type=radio][value="1"]').checked, find(island, '[type=checkbox]').checked];
  expect([find(island, '[aria-label=name]').value, ...shown]).toEqual(['Анна', true, false]);
  await act(async () => find<HTMLButtonElement>(island, 'button').click());
  expect(sent).toMatchObject([{ name: 'Анна', stars: 1, agrees: false }]);
});

it('a box that was checked before hydration stays checked where the island has stored that it is', async () => {
  const island = drawn();
  find(island, '[type=checkbox]').click();
  await hydrate(island, { stored: true });
  expect(find(island, '[type=checkbox]').checked).toBe(true);
});

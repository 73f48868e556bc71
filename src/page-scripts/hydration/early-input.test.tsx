// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { repeatEarlyInput } from './early-input.ts';

const sent: unknown[] = [];

function Form() {
  const [name, setName] = useState('Анна');
  const [text, setText] = useState('');
  const [stars, setStars] = useState(0);
  const [agrees, setAgrees] = useState(false);
  const [files, setFiles] = useState(0);
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
async function hydrate(island: HTMLElement): Promise<void> {
  await act(async () => {
    hydrateRoot(island, <Form />);
    island.removeAttribute('ssr');
    island.dispatchEvent(new CustomEvent('astro:hydrate', { bubbles: true }));
  });
}

function find<Kind extends HTMLElement = HTMLInputElement>(island: HTMLElement, selector: string): Kind {
  const found = island.querySelector<Kind>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
}

it('what was typed and chosen before hydration is sent by a press of before, together', async () => {
  const island = drawn();
  find(island, '[aria-label=name]').value = 'Дильшод';
  find<HTMLTextAreaElement>(island, 'textarea').value = 'Вовремя';
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
  await hydrate(island);
  await act(async () => find<HTMLButtonElement>(island, 'button').click());
  expect(sent).toEqual([{ name: 'Анна', text: '', stars: 0, agrees: false, files: 1 }]);
});

it('an island inside of another one waits for its own hydration', async () => {
  const outer = document.createElement('astro-island');
  outer.setAttribute('ssr', '');
  document.body.append(outer);
  const inner = drawn(outer);
  find<HTMLTextAreaElement>(inner, 'textarea').value = 'Вовремя';
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

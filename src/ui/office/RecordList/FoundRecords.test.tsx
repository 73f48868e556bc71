// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Theme } from '../../inputs/Theme/Theme.tsx';
import { FoundRecords } from './FoundRecords.tsx';

afterEach(cleanup);

const texts = { search: 'Поиск', notFound: 'Ничего не нашлось', more: 'Показать ещё' };
const same = (item: string) => item;

function show(items: readonly string[]) {
  render(
    <Theme>
      <FoundRecords items={items} textOf={same} texts={texts}>
        {(shown) => (
          <ul>
            {shown.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </FoundRecords>
    </Theme>,
  );
}

const named = (count: number) => Array.from({ length: count }, (_, at) => `Кухня ${at + 1}`);
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('a thousand records show the first fifty and the next ones by a button', () => {
  show(named(1_000));
  expect(rows()).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: texts.more }));
  expect(rows()).toHaveLength(100);
});

test('a search finds records in each alphabet, begins with the first ones again, and says when there are none', async () => {
  show(named(1_000));
  fireEvent.click(screen.getByRole('button', { name: texts.more }));
  type('kuxnya 77');
  await expect.poll(() => rows().slice(0, 2)).toEqual(['Кухня 77', 'Кухня 177']);
  type('nothing');
  expect((await screen.findByRole('status')).textContent).toBe(texts.notFound);
});

test('few records have no search', () => {
  show(named(8));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(rows()).toHaveLength(8);
});

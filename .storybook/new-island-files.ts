const words = {
  ru: { title: 'Заметки', empty: 'Здесь пока пусто', showAll: 'Показать все: {{count}}' },
  en: { title: 'Notes', empty: 'Nothing here yet', showAll: 'Show all: {{count}}' },
  uz: { title: 'Eslatmalar', empty: 'Bu yer hozircha boʻsh', showAll: 'Hammasini koʻrsatish: {{count}}' },
};
const boundaryWords = {
  ru: { partFailed: 'Эта часть страницы не загрузилась.', partRetry: 'Попробовать ещё раз' },
  en: { partFailed: 'This part of the page didn’t load.', partRetry: 'Try again' },
  uz: { partFailed: 'Sahifaning bu qismi yuklanmadi.', partRetry: 'Qayta urinish' },
};

/** The files of a new island of a folder (`shop`) by path: a list that shows its first entries and, on request, all of them. */
export function islandFiles(room: string, name: string, namespace: string): Record<string, string> {
  const folder = `src/islands/${room}/${name}`;
  const locales = (['ru', 'en', 'uz'] as const).map((locale) => [
    `locales/${locale}/${namespace}.json`,
    `${JSON.stringify({ ...words[locale], ...boundaryWords[locale] }, null, 2)}\n`,
  ]);
  return {
    [`${folder}/${name}.tsx`]: component(name, namespace),
    [`${folder}/${name}.module.css`]: styles,
    [`${folder}/${name}.stories.tsx`]: stories(name, namespace),
    [`${folder}/${name}.test.tsx`]: test(name, namespace),
    ...Object.fromEntries(locales),
  };
}

const component = (name: string, namespace: string) => `import { useState } from 'react';
import { translator, type Words } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import styles from './${name}.module.css';

interface ${name}Props {
  words: Words;
  items: readonly string[];
}

const shownAtFirst = 3;

/**
 * A list that shows its first entries and, on request, all of them.
 *
 * ## Why an island?
 * State here what the server's HTML can't know or do. If there is nothing, write an .astro component.
 */
export const ${name} = withErrorBoundary(function ${name}({ words, items }: ${name}Props) {
  const t = translator<'${namespace}'>(words);
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, shownAtFirst);
  return (
    <section className={styles['list']} aria-label={t('title')}>
      {items.length === 0 && <p>{t('empty')}</p>}
      <ul>
        {shown.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="soft" onClick={() => setIsWhole(true)}>
          {t('showAll', { count: items.length })}
        </Button>
      )}
    </section>
  );
});
`;

const styles = `.list {
  display: grid;
  gap: var(--space-3);
  overflow-wrap: anywhere;
}

.list p {
  margin: 0;
  color: var(--muted);
}

.list ul {
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
}
`;

const stories = (name: string, namespace: string) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta: Meta<typeof ${name}> = {
  component: ${name},
  parameters: { namespace: '${namespace}' },
  args: { items: ['Plov', 'Lagʻmon'] },
};
export default meta;
type Story = StoryObj<typeof ${name}>;

/** An empty list. */
export const Empty: Story = { args: { items: [] } };

/** The most common state. */
export const Ordinary: Story = {};

/** The longest words, the largest numbers, the longest lists. */
export const Extreme: Story = {
  args: { items: Array.from({ length: 500 }, (_, index) => \`Qoʻy goʻshtidan tayyorlangan oilaviy dasturxon №\${index}\`) },
};

/** Missing data: words show as their keys. \`network: 'broken'\` makes the shop's API respond with errors. */
export const Broken: Story = { args: { words: {}, items: [''] } };
`;

const test = (name: string, namespace: string) => `// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import words from '../../../locales/ru/${namespace}.json' with { type: 'json' };
import { ${name} } from './${name}.tsx';

afterEach(cleanup);

describe('${name}', () => {
  it('shows a message when there are no entries', () => {
    render(<${name} words={words} items={[]} />);
    expect(screen.getByRole('region').textContent).toBe(words.empty);
  });

  it('shows the first entries, and all of them on request', () => {
    render(<${name} words={words} items={['a', 'b', 'c', 'd']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: /4/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
`;

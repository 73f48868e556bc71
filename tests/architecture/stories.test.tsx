import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, type Meta } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { locales } from '#domain/locale.ts';
import { root, sourceFiles } from './source-files.ts';

/**
 * The four cases that the stories of every island and every shared component show, by name:
 * `Empty` nothing yet: no value, no choice, no content, closed, or nothing to do;
 * `Ordinary` the usual state;
 * `Extreme` the longest texts, the largest numbers, the longest lists;
 * `Broken` failed requests, missing responses or invalid data.
 * A case that can't exist is explained in `parameters.cannotBe`. Stories with other names are additional.
 */
const cases = ['Empty', 'Ordinary', 'Extreme', 'Broken'] as const;

interface StoryFile {
  readonly default: Meta & { parameters?: { cannotBe?: Record<string, string> } };
}

/** These components render nothing of their own. */
const withoutStories = ['Theme'];

const files = import.meta.glob<StoryFile>('/src/{islands,ui}/**/*.stories.tsx', { eager: true });
const pieces = sourceFiles.filter(
  (file) => /^src\/(?:ui|islands)\/(?:[a-z]+\/)?([A-Z]\w+)\/\1\.tsx$/.test(file.path) && !isWithoutStories(file.path),
);

function isWithoutStories(path: string): boolean {
  return withoutStories.some((name) => path.endsWith(`/${name}.tsx`));
}

test('every island and every shared component has its stories and its test in the same folder', () => {
  const missing = pieces
    .flatMap(({ path }) => [path.replace('.tsx', '.stories.tsx'), path.replace('.tsx', '.test.tsx')])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('the shared components exist (R-SCREEN-1)', () => {
  const names = ['InputGroup', 'MaskedField', 'NumberField', 'TextField', 'Select', 'Segmented', 'TextArea', 'Button', 'Card'];
  const more = [
    'ConfirmDialog',
    'Dialog',
    'Toast',
    'Skeleton',
    'Stepper',
    'Price',
    'Chips',
    'Sheet',
    'EmptyState',
    'ProblemState',
    'Tooltip',
  ];
  const isThere = (name: string) => pieces.some(({ path }) => path.startsWith('src/ui/') && path.endsWith(`/${name}/${name}.tsx`));
  expect([...names, ...more].filter((name) => !isThere(name))).toEqual([]);
});

/** The stories of a file, `default` for all of them, whose `parameters.texts` have a missing language. */
function missingLanguages(file: object): string[] {
  const textsOf = (story: { parameters?: { texts?: object } }) => story.parameters?.texts;
  return Object.entries(file).flatMap(([name, story]) => {
    const texts = textsOf(story);
    return texts === undefined ? [] : locales.filter((locale) => !(locale in texts)).map((locale) => `${name}: ${locale}`);
  });
}

for (const [path, file] of Object.entries(files)) {
  describe(path.split('/').at(-1) ?? path, () => {
    test('shows the four cases or explains why one cannot exist', () => {
      const cannotBe = Object.keys(file.default.parameters?.cannotBe ?? {});
      expect(cases.filter((name) => !(name in file) && !cannotBe.includes(name))).toEqual([]);
    });

    test('has its own texts in every language', () => {
      expect(missingLanguages(file)).toEqual([]);
    });

    // each story renders on the server, and hydrates, in `hydration.test.tsx`
    if (path.startsWith('/src/islands/')) {
      test('takes props that survive JSON', () => {
        for (const { args } of Object.values(composeStories(file as never) as Record<string, { args: object }>)) {
          expect(JSON.parse(JSON.stringify(args))).toEqual(args);
        }
      });
    }
  });
}

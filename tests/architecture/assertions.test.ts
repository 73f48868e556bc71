import { expect, test } from 'vitest';
import { islandFiles } from '../../.storybook/new-island-files.ts';
import { filesUnder } from './source-files.ts';

/** Those that `npm run new:island` writes must pass, too. */
const newFiles = Object.entries(islandFiles('shop', 'OrderNotes', 'order-notes')).map(([path, text]) => ({ path, text }));

test('no test asserts the presence of an element that its query already requires', () => {
  const written = ['src', 'tests'].flatMap((folder) => filesUnder(folder, /\.(test|spec)\.tsx?$/));
  const offenders = [...written, ...newFiles].flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /\b(find|get)By\w+\((?!.*\bqueryBy)[^;]*\)\.(toBeDefined|toBeTruthy|not\.toBeNull|not\.toBeUndefined)\(\)/.test(line)
          ? [`${path}:${index + 1}`]
          : [],
      ),
  );
  expect(offenders).toEqual([]);
});

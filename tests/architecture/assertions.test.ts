import { expect, test } from 'vitest';
import { filesUnder } from './source-files.ts';

test('no test asserts the presence of an element that its query already requires', () => {
  const offenders = ['src', 'tests'].flatMap((folder) =>
    filesUnder(folder, /\.(test|spec)\.tsx?$/).flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          /\b(find|get)By\w+\((?!.*\bqueryBy)[^;]*\)\.(toBeDefined|toBeTruthy|not\.toBeNull|not\.toBeUndefined)\(\)/.test(line)
            ? [`${path}:${index + 1}`]
            : [],
        ),
    ),
  );
  expect(offenders).toEqual([]);
});

import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { page } from 'vitest/browser';

/** A busy machine renders late: `findBy…` and `waitFor` time out after five seconds. */
configure({ asyncUtilTimeout: 5_000 });

/** Of the stories of the running file. */
const pictures = new Map<string, string>();

beforeAll(() => pictures.clear());

afterEach(async ({ task }) => {
  await document.fonts.ready;
  pictures.set(task.name, await page.screenshot({ save: false }));
});

afterAll(() => {
  const twins = [...pictures].flatMap(([name, picture], index) =>
    [...pictures]
      .slice(index + 1)
      .filter(([, other]) => other === picture)
      .map(([other]) => `${name} looks like ${other}`),
  );
  expect(twins, 'cases that do not differ').toEqual([]);
});

import { afterAll, afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

const pictures = new Map<string, string>();

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

import axe from 'axe-core';
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
  expect(smallFields(), 'fields with letters below 16 pixels, at which iOS zooms the page').toEqual([]);
  expect(await faintInDark(), 'texts that do not stand out in dark').toEqual([]);
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

const typedFields =
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=hidden]), select, textarea, [contenteditable=true]';

/** Those whose letters are too small, by themselves or inherited. */
function smallFields(): string[] {
  return [...document.querySelectorAll(typedFields)].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return field.checkVisibility() && size < 16 ? [`${field.outerHTML.slice(0, 120)}: ${size}px`] : [];
  });
}

/** The texts whose contrast is too low in the dark scheme; everything else is measured in light, by the accessibility addon. */
async function faintInDark(): Promise<string[]> {
  const { dataset } = document.documentElement;
  dataset['scheme'] = 'dark';
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  dataset['scheme'] = 'light';
  return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`));
}

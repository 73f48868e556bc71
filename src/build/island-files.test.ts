import { expect, test } from 'vitest';
import { islandFiles } from './island-files.ts';

const folder = '/app/src/islands/shop';

/** What the plugin writes for a bundle, by file name. */
function listsOf(bundle: Parameters<typeof islandFiles.generateBundle>[1]): Record<string, unknown> {
  const lists: Record<string, unknown> = {};
  const emitFile = ({ fileName, source }: { readonly fileName: string; readonly source: string }) => {
    lists[fileName] = JSON.parse(source);
    return fileName;
  };
  islandFiles.generateBundle.call({ emitFile }, {}, bundle);
  return lists;
}

test('the list of an island has all its imports, each before what imports it, and its words by language', () => {
  const words = (locale: string, name: string) => ({ type: 'chunk', facadeModuleId: `/app/locales/${locale}/${name}.json` });
  const lists = listsOf({
    '_astro/CartPanel.a.js': {
      type: 'chunk',
      isEntry: true,
      facadeModuleId: `${folder}/CartPanel/CartPanel.tsx`,
      imports: ['_astro/shared.b.js', '_astro/runtime.c.js'],
      dynamicImports: ['_astro/Suggestions.d.js'],
    },
    '_astro/shared.b.js': {
      type: 'chunk',
      imports: ['_astro/runtime.c.js'],
      dynamicImports: ['_astro/ru.e.js', '_astro/uz.f.js', '_astro/other.g.js'],
    },
    '_astro/runtime.c.js': { type: 'chunk', imports: [] },
    '_astro/Suggestions.d.js': { type: 'chunk', facadeModuleId: `${folder}/CartPanel/Suggestions.tsx` },
    '_astro/ru.e.js': words('ru', 'cart-contents'),
    '_astro/uz.f.js': words('uz', 'cart-contents'),
    '_astro/other.g.js': words('ru', 'fulfillment-sheet'),
  });
  expect(lists).toEqual({
    '_astro/CartPanel.a.json': { imports: ['./runtime.c.js', './shared.b.js'], words: { ru: './ru.e.js', uz: './uz.f.js' } },
  });
});

test('modules that import each other are listed once', () => {
  const lists = listsOf({
    '_astro/Toaster.a.js': { type: 'chunk', isEntry: true, facadeModuleId: `${folder}/Toaster/Toaster.tsx`, imports: ['_astro/one.js'] },
    '_astro/one.js': { type: 'chunk', imports: ['_astro/two.js'] },
    '_astro/two.js': { type: 'chunk', imports: ['_astro/one.js'] },
  });
  expect(lists).toEqual({ '_astro/Toaster.a.json': { imports: ['./two.js', './one.js'], words: {} } });
});

import { expect, test } from 'vitest';
import { filesUnder, projectPath, sourceFiles } from './source-files.ts';

const sheets = filesUnder('src', /\.css$/);
const isModule = (path: string) => path.endsWith('.module.css');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '');
const classesIn = (text: string) => [...withoutComments(text).matchAll(/(?<=\.)[a-z][\w-]*/gi)].map(([name]) => name);

test('src/styles contains tokens, base and layout, and nothing else', () => {
  const global = sheets.filter(({ path }) => path.startsWith('src/styles/')).map(({ path }) => path.slice('src/styles/'.length));
  expect(global).toEqual(['base.css', 'layout.css', 'tokens.css']);
});

test('no stylesheet is longer than 250 lines', () => {
  expect(sheets.filter(({ text }) => text.trimEnd().split('\n').length > 250).map(({ path }) => path)).toEqual([]);
});

test('a field has letters of at least 16 pixels, below which iOS zooms the page', () => {
  const rules = sheets.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      path,
      selector: selector.trim(),
      body,
    })),
  );
  const ofFields = rules.filter(
    ({ selector }) => /(?:^|[\s>,(])(?:input|select|textarea)(?:[\s:.,[)]|$)/.test(selector) && !selector.includes('::'),
  );
  const sizes = ofFields.flatMap(({ path, body }) => [...body.matchAll(/font-size:\s*([^;]+)/g)].map(([, size = '']) => ({ path, size })));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter(({ size }) => !/^(?:max|min)?\(?1(?:\.\d+)?rem/.test(size))).toEqual([]);
});

test('no class is defined in two global stylesheets', () => {
  const owners = new Map<string, Set<string>>();
  for (const { path, text } of sheets.filter((sheet) => !isModule(sheet.path))) {
    for (const [, name = ''] of withoutComments(text).matchAll(/(?:^|[{},])\s*\.([\w-]+)(?=\s*[,{])/g)) {
      owners.set(name, (owners.get(name) ?? new Set()).add(path));
    }
  }
  expect(owners.size).toBeGreaterThan(50);
  expect([...owners].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([]);
});

test('an .astro file uses only the classes of base and layout, and of sheets that it imports, as plain names', () => {
  const everywhere = new Set(
    sheets.filter(({ path }) => /^src\/styles\/(base|layout)\.css$/.test(path)).flatMap(({ text }) => classesIn(text)),
  );
  const offenders = sourceFiles
    .filter(({ path }) => path.endsWith('.astro'))
    .flatMap(({ path, text }) => [
      ...[...text.matchAll(/\sclass="([^"]+)"/g)].map(([, names = '']) => ({ path, names })),
      ...[...text.matchAll(/\sclass:list=\{\[(.*?)\]\}/g)].flatMap(([, list = '']) =>
        [...list.replace(/\w+\['[\w-]+'\]|[=!]== '\w+'/g, '').matchAll(/'([^']+)'/g)].map(([, names = '']) => ({ path, names })),
      ),
    ])
    .flatMap(({ path, names }) => names.split(' ').map((name) => ({ path, name })))
    .filter(({ path, name }) => !everywhere.has(name) && !importedClasses(path).includes(name));
  expect(offenders).toEqual([]);
});

/** The classes of the global sheets that a file imports. */
function importedClasses(path: string): string[] {
  const file = sourceFiles.find((source) => source.path === path);
  const specifiers = [...(file?.text ?? '').matchAll(/^import '([^']+\.css)';$/gm)].map(([, specifier = '']) => specifier);
  const paths = specifiers.map((specifier) => (file === undefined ? null : projectPath(file, specifier)));
  return sheets.filter((sheet) => paths.includes(sheet.path)).flatMap(({ text }) => classesIn(text));
}

test('every class that is read from a CSS module is defined in it', () => {
  const modules = new Map(sheets.filter(({ path }) => isModule(path)).map(({ path, text }) => [path, new Set(classesIn(text))]));
  const taken = sourceFiles.flatMap((file) =>
    [...file.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, variable = '', specifier = '']) => {
      const path = projectPath(file, specifier) ?? '';
      const names = [...file.text.matchAll(new RegExp(`(?<![\\w.])${variable}\\['([\\w-]+)'\\]`, 'g'))].map(([, name = '']) => name);
      return names.map((name) => ({ file: file.path, name, isKnown: modules.get(path)?.has(name) === true }));
    }),
  );
  expect(taken.length).toBeGreaterThan(300);
  expect(taken.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

const table = 'src/domain/page-marks.ts';
/** They stand in pages and import only types, which check their selectors. */
const inlineScripts = 'src/page-scripts/';

/** The module of a file, of islands the island. */
function roomOf(path: string): string {
  return /^src\/islands\/.*?\/?[A-Z]\w+(?=\/)/.exec(path)?.[0] ?? path.split('/').slice(0, 2).join('/');
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const fromProperty = (property: string) => `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const kinds = ['drawn', 'set', 'read'] as const;

/** The attributes of a file's markup, those that its scripts set, and those that they look for. What only a style sheet reads is not looked for. */
function usesOf({ path, text }: SourceFile): Readonly<Record<(typeof kinds)[number], readonly string[]>> {
  const code = withoutComments(text);
  const setting = /(?:set|toggle)Attribute\('(data-[a-z-]+)'/g;
  const drawn = /\.(astro|tsx)$/.test(path) ? names(code, /\s(data-[a-z-]+)(?=[\s=/>])/g) : [];
  const set = [...names(code, setting), ...names(code, /dataset(?:\['|\.)(\w+)(?:'\])? = /g).map(fromProperty)];
  const properties = names(code, /dataset(?:\['|\.)(\w+)\b(?!(?:'\])? = )/g).map(fromProperty);
  const quoted = names(code.replace(setting, ''), /'(data-[a-z-]+)'(?!:)/g);
  return {
    drawn: [...drawn, ...names(code, /'(data-[a-z-]+)':/g)],
    set,
    read: [...names(code, /\[(data-[a-z-]+)[\]~="]/g), ...quoted, ...properties],
  };
}

/** The attributes that a script looks for, that its own room does not draw, and that another room draws or sets. */
function sharedAttributes(files: readonly SourceFile[]): string[] {
  const uses = files.flatMap((file) =>
    kinds.flatMap((kind) => usesOf(file)[kind].map((name) => ({ name, kind, room: roomOf(file.path) }))),
  );
  const shared = uses.filter(({ name, kind, room }) => {
    const same = kind === 'read' ? uses.filter((use) => use.name === name && use.kind !== 'read') : [];
    return same.some((use) => use.room !== room) && !same.some((use) => use.kind === 'drawn' && use.room === room);
  });
  return [...new Set(shared.map(({ name }) => name))].sort();
}

const files = sourceFiles.filter(({ path }) => path !== table && !path.startsWith('src/server/') && !/\.(test|stories)\.tsx?$/.test(path));
const marks = names(sourceFiles.find(({ path }) => path === table)?.text ?? '', /^ {2}'(data-[a-z-]+)':/gm);

test('the table of marks has each attribute that one part of the shop writes and another one looks for, and no other', () => {
  expect(sharedAttributes(files)).toEqual([...marks].sort());
});

test('scripts look for marks by the table alone', () => {
  const isMark = (name: string) => marks.includes(name);
  const offenders = files.flatMap((file) => {
    const code = withoutComments(file.text);
    const selectors = file.path.startsWith(inlineScripts) ? [] : names(code, /\[(data-[a-z-]+)[\]~="]/g);
    return [...selectors, ...names(code, /dataset(?:\['|\.)(\w+)/g).map(fromProperty)]
      .filter(isMark)
      .map((name) => `${file.path}: ${name}`);
  });
  expect(offenders).toEqual([]);
});

test('an attribute for a script of another part is found, one for style sheets or the same island is not', () => {
  const page = { path: 'src/components/Card.astro', text: '<p data-dish={id} data-wide data-open="1" />' };
  const script = { path: 'src/stores/shop/menu.ts', text: "find('[data-dish]'); // '[data-wide]'" };
  const island = { path: 'src/islands/shop/Map/Map.tsx', text: 'return <p data-pin />;' };
  const beside = { path: 'src/islands/shop/Map/pins.ts', text: "find('[data-pin]'); element.dataset['open'];" };
  expect(sharedAttributes([page, script, island, beside])).toEqual(['data-dish', 'data-open']);
});

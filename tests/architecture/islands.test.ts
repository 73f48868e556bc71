import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { islandFiles as newIslandFiles } from '../../.storybook/new-island-files.ts';
import { filesUnder, root, sourceFiles } from './source-files.ts';

const islandFiles = sourceFiles.filter((file) => /^src\/islands\/[a-z]+\/([A-Z]\w+)\/\1\.tsx$/.test(file.path));
const markup = sourceFiles.filter((file) => file.path.endsWith('.astro'));

test('only islands carry client directives, and never client:only', () => {
  const islands = islandFiles.map((file) => /([A-Z]\w+)\.tsx$/.exec(file.path)?.[1] ?? '');
  const offenders = markup.flatMap((file) =>
    [...file.text.matchAll(/<([A-Z]\w+)[^<>]*?\sclient:(\w+)/g)]
      .filter(([, name = '', directive]) => !islands.includes(name) || directive === 'only')
      .map(([tag]) => `${file.path}: ${tag}`),
  );
  expect(offenders).toEqual([]);
});

test('every island documents why it is an island', () => {
  expect(islandFiles.length).toBeGreaterThan(0);
  expect(islandFiles.filter((file) => !file.text.includes('## Why an island?')).map((file) => file.path)).toEqual([]);
});

test('every island has its stories and its test in the same folder', () => {
  const missing = islandFiles
    .flatMap((file) => [file.path.replace('.tsx', '.stories.tsx'), file.path.replace('.tsx', '.test.tsx')])
    .filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test('every island that renders chips imports their styles', () => {
  const folders = (texts: readonly string[], files: typeof sourceFiles) =>
    files.flatMap(({ path, text }) => (texts.some((part) => text.includes(part)) ? [path.split('/')[3]] : []));
  const drawing = folders(['#ui/Chips/Chips.tsx'], filesUnder('src/islands', /\.tsx$/));
  const styled = folders(['ui/Chips/Chips.css'], filesUnder('src/islands', /\.(tsx|css)$/));
  expect(drawing.length).toBeGreaterThan(0);
  expect(drawing.filter((island) => !styled.includes(island))).toEqual([]);
});

test('a new island imports only exports that exist', () => {
  const files = Object.entries(newIslandFiles('shop', 'OrderNotes', 'order-notes'));
  const imports = files.flatMap(([path, text]) =>
    [...text.matchAll(/^import (?:type )?\{ ([^}]+) \} from '#([^']+)';$/gm)].flatMap(([, names = '', target = '']) =>
      names.split(', ').map((name) => ({ path, name: name.replace('type ', ''), target: `src/${target}` })),
    ),
  );
  const isExported = (name: string, text = '') => new RegExp(`^export (?:\\w+ )+${name}\\b`, 'm').test(text);
  const missing = imports.filter(({ name, target }) => !isExported(name, sourceFiles.find(({ path }) => path === target)?.text));
  expect(imports.length).toBeGreaterThan(2);
  expect(missing).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, root, type SourceFile } from './source-files.ts';

const read = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });
const code = ['src', 'tests'].flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs|astro|css)$/));
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', '.env.example'].map(read),
  ...filesUnder('docs', /\.md$/),
];

/** The rules of docs/rules.md, in its order. */
const rules = [...read('docs/rules.md').text.matchAll(/^\* \*\*(R-[A-Z]+-\d+)\*\* /gm)].map(([, name = '']) => name);

/** The names of rules in a file, with their lines. */
function namesIn({ path, text }: SourceFile): { readonly name: string; readonly place: string }[] {
  return text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(/\bR-[A-Z]+-\d+/g)].map(([name]) => ({ name, place: `${path}:${index + 1}` })));
}

test('a rule has a name of its own', () => {
  expect(rules.length).toBeGreaterThan(200);
  expect(rules.filter((name, index) => rules.indexOf(name) !== index)).toEqual([]);
});

test('every name of a rule in code and documents is one of docs/rules.md', () => {
  const known = new Set(rules);
  const dangling = [...code, ...documents].flatMap(namesIn).filter(({ name }) => !known.has(name));
  expect(dangling.map(({ name, place }) => `${place}: ${name}`)).toEqual([]);
});

test('code or a test names every rule', () => {
  const named = new Set(code.flatMap(namesIn).map(({ name }) => name));
  expect(rules.filter((name) => !named.has(name))).toEqual([]);
});

test('nothing refers to a section of a text outside the repository', () => {
  const references = [...code, ...documents].flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:contract|specification)[\s*]+§/g)].map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );
  expect(references).toEqual([]);
});

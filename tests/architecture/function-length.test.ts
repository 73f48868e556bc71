import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, type SourceFile } from './source-files.ts';

const mostLines = 60;

/** The functions of a file that are longer than a screen; line breaks between JSX elements count, which Biome's rule leaves out. */
function longFunctions({ path, text }: SourceFile): string[] {
  if (text.split('\n').length <= mostLines) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const first = lineOf(node.getStart(file));
      const lines = lineOf(node.end) - first + 1;
      if (lines > mostLines) found.push(`${path}:${first + 1} has ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('a component is measured with its markup', () => {
  const component = (lines: number) => `export function Long() {\n  return (\n${'    <p>text</p>\n'.repeat(lines - 4)}  );\n}`;
  expect(longFunctions({ path: 'a.tsx', text: component(60) })).toEqual([]);
  expect(longFunctions({ path: 'a.tsx', text: component(61) })).toEqual(['a.tsx:1 has 61 lines']);
});

// parses every file, on a core that other tests use as well
test('no function is longer than 60 lines, but the callbacks that hold the tests of a file', { timeout: 120_000 }, () => {
  const files = ['src', 'tests', '.storybook'].flatMap((folder) => filesUnder(folder, /\.(ts|tsx|mjs)$/));
  const measured = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));
  expect(measured.length).toBeGreaterThan(500);
  expect(measured.flatMap(longFunctions)).toEqual([]);
});

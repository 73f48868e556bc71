import { expect, test } from 'vitest';
import { type PageName, pages, publicPages } from '#domain/routes.ts';
import { importsOf, projectPath, type SourceFile, sourceFiles } from './source-files.ts';

/** A public page is drawn from its view (decision 124): neither it nor what draws it looks at the visitor or the address elsewhere. */

const files: ReadonlyMap<string, SourceFile> = new Map(sourceFiles.map((file) => [file.path, file]));
const folder = 'src/pages/[...locale]';
const partsOfHome = ['fragments/menu.astro', 'fragments/search.ts', 'fragments/cart.ts'];

function fileOf(page: PageName): string {
  const { path } = pages[page];
  return path === '/' ? `${folder}/index.astro` : `${folder}${path.replace(':id', '[id]')}.astro`;
}

const roots = [...publicPages().map(fileOf), ...partsOfHome.map((path) => `${folder}/${path}`)];

/** The pages and all components, layouts and scripts of pages that they import. Islands run in the browser, where they know their visitor. */
function drawingFiles(): SourceFile[] {
  const found = new Map<string, SourceFile>();
  const visit = (path: string) => {
    const file = files.get(path);
    if (file === undefined || found.has(path)) return;
    found.set(path, file);
    for (const { specifier } of importsOf(file)) {
      const target = projectPath(file, specifier.replace(/\?.*$/, ''));
      if (target !== null && /^src\/(components|layouts)\//.test(target)) visit(target);
    }
  };
  roots.forEach(visit);
  return [...found.values()];
}

/** What a page may take of Astro; its `locals` have names that are checked, too. */
const ofAstro = /\bAstro\b(?!\.(?:props|locals|slots|response|redirect|rewrite)\b)[^\n]*/g;
/** A page that is not public, and its visitor; `locals` as a whole may only be an argument. */
const ofVisitor =
  /\blocals\.visitor\b|\{[^{}]*\bvisitor\b[^{}]*\} = Astro\.locals|= Astro\.locals;(?<!\} = Astro\.locals;)|\.\.\.Astro\.locals/g;
/** The modules of the server that read cookies, sessions and preferences. */
const readers =
  /^src\/server\/(auth\/|http\/(cookies|preview)|pages\/(handed-visit|view\/(page-request|preferences|signed-in|visible-menu)))/;

function looksElsewhere(file: SourceFile): string[] {
  const code = file.text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const words = [...code.matchAll(ofAstro), ...code.matchAll(ofVisitor)].map(([found]) => found.trim());
  const modules = importsOf(file)
    .filter(({ specifier, isTypeOnly }) => !isTypeOnly && readers.test(projectPath(file, specifier) ?? ''))
    .map(({ specifier }) => specifier);
  return [...words, ...modules].map((found) => `${file.path}: ${found}`);
}

test('public pages and their components get nothing of their visitor but the view', () => {
  expect(roots.filter((path) => !files.has(path))).toEqual([]);
  const drawing = drawingFiles();
  expect(drawing.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['src/components/Header.astro', 'src/components/menu/MenuView.astro']),
  );
  expect(drawing.flatMap(looksElsewhere)).toEqual([]);
});

test.each([
  'const query = Astro.url.searchParams;',
  "const hasRow = Astro.cookies.has('user-id');",
  "const purpose = Astro.request.headers.get('sec-purpose');",
  'const { id } = Astro.params;',
  'const { url } = Astro;',
  'const banners = await bannersOf(Astro);',
  'const { preferences } = Astro.locals.visitor;',
  'const { locale, visitor } = Astro.locals;',
  'const locals = Astro.locals;',
  'const page = await homePage({ ...Astro.locals });',
  "import { preferencesOf } from '#server/pages/view/preferences.ts';",
  "import { parseCookies } from '#server/http/cookies.ts';",
])('%s is found', (line) => {
  expect(looksElsewhere({ path: `${folder}/about.astro`, text: `---\n${line}\n---\n` })).toHaveLength(1);
});

test.each([
  'const { locale, view } = Astro.locals;',
  'const page = await homePage(Astro.locals, view);',
  "if (view.kind !== 'home') return Astro.rewrite('/404');",
  '/** Astro.url is not for a public page. */',
])('%s is allowed', (line) => {
  expect(looksElsewhere({ path: `${folder}/about.astro`, text: `---\n${line}\n---\n` })).toEqual([]);
});

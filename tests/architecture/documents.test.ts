import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, root, type SourceFile } from './source-files.ts';

const read = (path: string): SourceFile => ({ path, text: readFileSync(join(root, path), 'utf8') });
const decisions = filesUnder('docs/decisions', /^\d{3}-[a-z0-9-]+\.md$/);
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', '.github/pull_request_template.md'].map(read),
  ...filesUnder('docs', /\.md$/),
];
const code = [
  ...['src', 'tests', '.storybook'].flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs|astro|css)$/)),
  ...filesUnder('.github/workflows', /\.yml$/),
  ...['.ci/run', 'Dockerfile', 'compose.yaml', '.env.example', 'astro.config.mjs'].map(read),
];

/** The prose of a document, without code blocks and comments. */
function proseOf({ text }: SourceFile): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/<!--[\s\S]*?-->/g, '');
}

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  const plain = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}

function anchorsIn(path: string): string[] {
  return [...proseOf(read(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** The reason why a link of a document is broken; null for a valid link or a link to another site. */
function brokenLink(file: SourceFile, target: string): string | null {
  if (/^[a-z]+:/.test(target)) return null;
  const [path = '', anchor = ''] = target.split('#');
  const targetFile = path === '' ? file.path : normalize(join(dirname(file.path), path));
  if (!existsSync(join(root, targetFile))) return `${file.path}: there is no ${targetFile}`;
  return anchor === '' || anchorsIn(targetFile).includes(anchor) ? null : `${file.path}: ${targetFile} has no heading #${anchor}`;
}

test('the README has at most 120 lines', () => {
  expect(read('README.md').text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

test('no line of a document is longer than 200 characters, except in tables', () => {
  const long = documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (line.length > 200 && !line.startsWith('|') ? [`${path}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('links between documents point to files and headings that exist', () => {
  const links = documents.flatMap((file) =>
    [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => brokenLink(file, target)),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((problem) => problem !== null)).toEqual([]);
});

test('files that documents name in code spans exist', () => {
  const missing = documents
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap((file) =>
      [...proseOf(file).matchAll(/`((?:src|tests|locales|docs|public|\.storybook|\.github)\/[\w./[\]-]+\.\w+)`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !/NAME|NN-/.test(path) && !existsSync(join(root, path)))
        .map((path) => `${file.path}: ${path}`),
    );
  expect(missing).toEqual([]);
});

const { scripts } = JSON.parse(read('package.json').text) as { scripts: Record<string, string> };

test('every npm script in documents, code and workflows exists', () => {
  const unknown = [...documents, ...code].flatMap(({ path, text }) =>
    [...text.matchAll(/npm run (?:--?\w+ )*([a-z][\w:-]*)(?! --if-present)(?![\w:-])/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${path}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('the README lists every npm script', () => {
  const spans = [...read('README.md').text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span.replace(/^npm (run )?/, '').split(' ')[0]);
  expect(Object.keys(scripts).filter((name) => !spans.includes(name))).toEqual([]);
});

function numberOf(path: string): number {
  return Number(/(\d{3})-/.exec(path)?.[1]);
}

test('every decision has a number of its own, a date and a status', () => {
  const wrong = decisions.filter(({ path, text }, index) => {
    const number = numberOf(path);
    const status =
      /^\* Status: (accepted|accepted, replaces \[\d+\]\([\w-]+\.md\)( and \[\d+\]\([\w-]+\.md\))*|superseded by \[\d+\]\([\w-]+\.md\))$/m;
    const head = text.startsWith(`# ${number}. `) && /^\* Date: \d{4}-\d\d-\d\d$/m.test(text) && status.test(text);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return !head || number === numberOf(decisions[index - 1]?.path ?? '') || sections.join() !== 'Context,Decision,Consequences';
  });
  expect(decisions.length).toBeGreaterThan(0);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the index of decisions has a row for each, with its title, date and status', () => {
  const rows = decisions.map(({ path, text }) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    const field = (name: string) => new RegExp(`^\\* ${name}: (.+)$`, 'm').exec(text)?.[1];
    return `| ${number} | [${title}](${path.replace('docs/decisions/', '')}) | ${field('Date')} | ${field('Status')} |`;
  });
  expect(read('docs/decisions/README.md').text.match(/^\| \d.*$/gm)).toEqual(rows);
});

test('a superseded decision and its replacement refer to each other', () => {
  const statuses = new Map(decisions.map(({ path, text }) => [numberOf(path), /^\* Status: (.+)$/m.exec(text)?.[1] ?? '']));
  const oneSided = [...statuses].flatMap(([number, status]) => {
    const others = Array.from(status.matchAll(/\[(\d+)\]/g), ([, other]) => statuses.get(Number(other)) ?? '');
    return others.every((other) => other.includes(`[${number}]`)) ? [] : [number];
  });
  expect(oneSided).toEqual([]);
});

test('decisions that code and documents refer to exist', () => {
  const known = new Set(decisions.map(({ path }) => numberOf(path)));
  const unknown = [...documents, ...code].flatMap(({ path, text }) =>
    [...text.matchAll(/\bdecision (\d+)/gi)].filter(([, number]) => !known.has(Number(number))).map(([words]) => `${path}: ${words}`),
  );
  expect(unknown).toEqual([]);
});

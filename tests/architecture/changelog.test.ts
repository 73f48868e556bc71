import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '#contract/lib/version.ts';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const changelog = read('CHANGELOG.md').replace(/<!--[\s\S]*?-->/g, '');
const groups = ['Customers', 'Restaurant and kitchen', 'Office', 'Editor', 'Operating', 'API and developers'];

/** Each version with its groups. The first one was written in another form. */
const versions = changelog
  .split(/^## /m)
  .slice(1)
  .map((part) => ({ heading: part.split('\n')[0] ?? '', groups: Array.from(part.matchAll(/^### (.+)$/gm), ([, name = '']) => name) }));
const releases = versions.slice(1);

test('the newest release of the changelog is the version of the package, its lock file and the API', () => {
  const { version: ofPackage } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: Record<string, { version: string }> };
  expect(releases[0]?.heading).toMatch(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/);
  const ofChangelog = /^\[(.+)\]/.exec(releases[0]?.heading ?? '')?.[1];
  expect([ofPackage, lock.version, lock.packages['']?.version, version]).toEqual(Array(4).fill(ofChangelog));
});

test('the changelog begins with what is not released', () => {
  expect(versions[0]?.heading).toBe('[Unreleased]');
});

test('a change is one line of at most 140 characters', () => {
  const lines = changelog.slice(changelog.indexOf('\n## ')).split('\n');
  expect(lines.filter((line) => line.length > 140 || !/^(- .+|##+ .+|)$/.test(line))).toEqual([]);
});

test('changes stand in the groups of those who notice them, in one order', () => {
  const others = versions.filter(({ heading }) => !heading.startsWith('[0.1.0]'));
  expect(others.map((entry) => entry.groups)).toEqual(others.map((entry) => groups.filter((name) => entry.groups.includes(name))));
});

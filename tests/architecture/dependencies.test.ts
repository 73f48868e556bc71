import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly '//': Versions;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly optionalDependencies: Versions;
  readonly overrides?: object;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const manifest = readJson('package.json') as Manifest & { readonly allowScripts: Readonly<Record<string, boolean>> };
const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

test('every direct dependency has one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(all.filter(([, version]) => !/^(npm:[-@/\w]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every override has a reason in package.json, and every reason its package', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides = {} } = manifest;
  expect(Object.keys(overrides).filter((name) => !(name in manifest['//']))).toEqual([]);
  const explained = Object.keys(manifest['//']).filter((name) => !['versions', 'start', 'allowScripts'].includes(name));
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
  expect(explained.filter((name) => !(name in all))).toEqual([]);
});

/** Licenses that require only their notice, and those that permit distribution of the unmodified package beside other code. */
const allowedLicenses = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'MIT-0',
  'Unlicense',
  'CC0-1.0',
];

/** Other licenses in the image, by the prefix of the package's name, with the reason why they are permitted. */
const exceptions: Readonly<Record<string, string>> = {
  '@img/sharp-': 'LGPL: libvips, a library beside the code that anyone can replace by another build',
  lightningcss: 'MPL: requires the source of its own files only, which are unchanged',
  'web-push': 'MPL: requires the source of its own files only, which are unchanged',
  argparse: 'PSF: requires only its notice',
};

function isAllowed(license: string): boolean {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((name) => allowedLicenses.includes(name)));
}

test('every package in the image has a license that requires only its notice, or a reason', () => {
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
  const unknown = shipped
    .map(([path, { license }]) => ({ name: nameOf(path), license: license ?? licenseInFolder(path) }))
    .filter(({ name, license }) => !isAllowed(license) && !Object.keys(exceptions).some((beginning) => name.startsWith(beginning)))
    .map(({ name, license }) => `${name}: ${license}`);
  expect(unknown).toEqual([]);
});

/** The license of a package whose lock entry has none. */
function licenseInFolder(path: string): string {
  const file = join(path, 'package.json');
  if (!existsSync(join(root, file))) return 'unknown';
  return String((readJson(file) as { license?: unknown }).license ?? 'unknown');
}

test('every package with an install script is explicitly allowed or denied', () => {
  const undecided = Object.entries(packages)
    .filter(([path, { hasInstallScript }]) => path !== '' && hasInstallScript === true)
    .map(([path]) => nameOf(path))
    .filter((name) => !(name in manifest.allowScripts));
  expect(undecided).toEqual([]);
});

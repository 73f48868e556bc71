import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  /** relative to the project's root: `src/domain/money.ts` */
  readonly path: string;
  readonly text: string;
}

/** The files below a folder whose name matches. */
export function filesUnder(folder: string, pattern: RegExp): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export const sourceFiles = filesUnder('src', /\.(ts|tsx|astro|mjs)$/);

export interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
}

/** Static, side-effect, re-exporting and dynamic imports, in source order. */
export function importsOf(file: SourceFile): Import[] {
  const pattern = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...file.text.matchAll(pattern)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    isTypeOnly: match[1] !== undefined,
  }));
}

/** The module of a file: its first folder in `src`, or the name of a file directly in `src`. */
export function moduleOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first.replace(/\.ts$/, '');
}

/** The project path of a specifier, or null for a package. */
export function projectPath(from: SourceFile, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(from.path), specifier));
  return null;
}

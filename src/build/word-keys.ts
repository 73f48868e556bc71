import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Writes `src/domain/word-keys.ts`: every key of `locales/ru` with the names of its values, so that a misspelled key or a missing value
 * does not compile. It is not in git: it is written before each check of types, at each start of the development server and at each
 * change of a translation.
 */
export const wordKeys: AstroIntegration = {
  name: 'word-keys',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(folder)) writeWordKeys();
      });
      writeWordKeys();
    },
  },
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'locales/ru');
const target = join(root, 'src/domain/word-keys.ts');

/** Does not write the file when its content is unchanged. */
export function writeWordKeys(): void {
  const text = wordKeysSource();
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

/** One interface with a member for each namespace. */
function wordKeysSource(): string {
  const namespaces = readdirSync(folder)
    .sort()
    .map((file) => {
      const words = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>;
      const lines = [...valuesByKey(words)].map(([key, values]) => `    ${quoted(key)}: ${unionOf(values)};\n`);
      return `  ${quoted(file.replace('.json', ''))}: {\n${lines.join('')}  };\n`;
    });
  return `/** Written by src/build/word-keys.ts: the keys of locales/ru by namespace, each with the names of its values. */\nexport interface WordKeys {\n${namespaces.join('')}}\n`;
}

/** Plural forms (`key_one`, …, `key_other`) are one key with a `count`. */
function valuesByKey(words: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(words)) {
    const [, base = key, form] = /^(.+)_(one|few|many|other)$/.exec(key) ?? [];
    const isPlural = form !== undefined && `${base}_other` in words && `${base}_one` in words;
    const name = isPlural ? base : key;
    const values = keys.get(name) ?? new Set(isPlural ? ['count'] : []);
    for (const [, value = ''] of text.matchAll(/\{\{\s*(\w+)/g)) values.add(value);
    keys.set(name, values);
  }
  return keys;
}

function quoted(name: string): string {
  return /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`;
}

function unionOf(values: ReadonlySet<string>): string {
  return values.size === 0
    ? 'never'
    : [...values]
        .sort()
        .map((value) => `'${value}'`)
        .join(' | ');
}

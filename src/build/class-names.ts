import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** 0 → a, 25 → z, 26 → aa */
function letters(index: number): string {
  return (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
}

const sheets = new Map(
  globSync('src/**/*.module.css')
    .sort()
    .map((path, index) => [resolve(path), letters(index).toUpperCase()]),
);

/** The classes and keyframes of a sheet in the order in which they appear. */
const namesIn = (file: string): string[] => [...new Set(readFileSync(file, 'utf8').match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))];

/**
 * The class name of a CSS module in the build: upper case for the sheet, lower case for the class in it, such as `Bc`. Unlike short hashes,
 * these names never collide, and pages compress better because the classes of a sheet start alike.
 */
export function classNameInBuild(name: string, fileName: string): string {
  const file = resolve(fileName.split('?')[0] ?? '');
  const sheet = sheets.get(file);
  const index = namesIn(file).indexOf(name);
  if (sheet === undefined || index < 0) throw new Error(`${fileName} names no ${name}`);
  return sheet + letters(index);
}

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
 * The name of a module's class in what visitors get: upper case for the sheet, lower case for the class in it, such as `Bc`. Unlike a
 * short hash two classes never share it, and a page compresses better: the classes of a sheet begin alike.
 */
export function classNameInBuild(name: string, fileName: string): string {
  const file = resolve(fileName.split('?')[0] ?? '');
  const sheet = sheets.get(file);
  const index = namesIn(file).indexOf(name);
  if (sheet === undefined || index < 0) throw new Error(`${fileName} names no ${name}`);
  return sheet + letters(index);
}

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeWordKeys } from '../src/build/word-keys.ts';
import { islandFiles } from './new-island-files.ts';

/** `npm run new:island room/Name`: a small island that works, with its story, its test and its words in three languages. */
const root = fileURLToPath(new URL('../', import.meta.url));
const [room = '', name = ''] = (process.argv[2] ?? '').split('/');
const namespace = name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

const rooms = readdirSync(join(root, 'src/islands'));
if (!rooms.includes(room) || !/^([A-Z][a-z0-9]+)+$/.test(name)) {
  fail(`Name a folder (${rooms.join(', ')}) and the island in PascalCase: npm run new:island shop/OrderNote`);
}
if (existsSync(join(root, 'src/islands', room, name))) fail(`src/islands/${room}/${name} exists already.`);
if (existsSync(join(root, 'locales/ru', `${namespace}.json`))) fail(`locales/ru/${namespace}.json exists already.`);

for (const [path, text] of Object.entries(islandFiles(room, name, namespace))) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.info(path);
}
writeWordKeys();
console.info(`
1. See it:   npm run storybook            (Islands / ${name}; language, scheme and width are in the toolbar)
2. Test it:  npm run unit -- src/islands/${room}/${name}
             npm run test:stories -- src/islands/${room}/${name}   (each story in a browser, with axe)
3. Mount it: in the frontmatter of a page of src/pages or of an .astro component

             import { wordsOf } from '#i18n/create-translator.ts';
             import { ${name} } from '#islands/${room}/${name}/${name}.tsx';

             and where it belongs (client:load only for what must respond immediately, and never on home or content pages)

             <${name} client:visible words={wordsOf(Astro.locals.locale, '${namespace}')} items={['…']} />

4. Size:     npm run build && npm run size   (writes tests/island-sizes.json)
5. Check:    npm run check`);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

import { fileURLToPath } from 'node:url';
import { dev } from 'astro';

/**
 * `astro dev` in a separate process, on `PORT`. The message `edit` changes the dish card as if its file had been saved: every card then
 * has `data-edited`. No file of the project is written.
 */
const card = fileURLToPath(new URL('../../../src/components/menu/MenuCard.astro', import.meta.url));
let isEdited = false;

const server = await dev({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  server: { host: '127.0.0.1', port: Number(process.env['PORT']) },
  vite: {
    cacheDir: process.env['VITE_CACHE'] ?? '',
    plugins: [
      {
        name: 'edited-card',
        enforce: 'pre',
        load: {
          filter: { id: /MenuCard\.astro$/ },
          async handler(id: string) {
            const source = await this.fs.readFile(id, { encoding: 'utf8' });
            return isEdited ? source.replace('<article', '<article data-edited') : source;
          },
        },
      },
    ],
  },
});

process.on('message', () => {
  isEdited = true;
  server.watcher.emit('change', card);
});
process.send?.('ready');

import { fileURLToPath } from 'node:url';
import { dev } from 'astro';

/**
 * `astro dev` in a separate process, on `PORT`. A message is an edit of a file: the file is loaded as if the edit had been saved, until the
 * next message. No file of the project is written.
 */
export interface Edit {
  /** its path in the project */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
let edit: Edit | null = null;

const server = await dev({
  root,
  server: { host: '127.0.0.1', port: Number(process.env['PORT']) },
  vite: {
    cacheDir: process.env['VITE_CACHE'] ?? '',
    plugins: [
      {
        name: 'edited-file',
        enforce: 'pre',
        load: {
          filter: { id: /(DishCard\.tsx|domain\/format\.ts)$/ },
          async handler(id: string) {
            const source = await this.fs.readFile(id, { encoding: 'utf8' });
            return edit !== null && id === root + edit.file ? source.replace(edit.from, edit.to) : source;
          },
        },
      },
    ],
  },
});

process.on('message', (message: Edit) => {
  const files = [edit?.file, message.file].filter((file) => file !== undefined);
  edit = message;
  for (const file of new Set(files)) server.watcher.emit('change', root + file);
});
process.send?.('ready');

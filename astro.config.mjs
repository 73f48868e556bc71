import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';

const onest = (name, src, unicodeRange, fallbacks) => ({
  name: 'Onest',
  cssVariable: name,
  provider: fontProviders.local(),
  fallbacks,
  options: { variants: [{ weight: '400 700', style: 'normal', unicodeRange, src: [src] }] },
});

/** Every text file that browsers fetch stands beside its Brotli and gzip form, so the server compresses nothing twice. */
const precompress = {
  name: 'precompress',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|mjs|css|svg|txt|json|webmanifest)$/.test(name))
          .map(async (name) => {
            const bytes = await readFile(folder + name);
            await writeFile(`${folder}${name}.br`, await promisify(brotliCompress)(bytes));
            await writeFile(`${folder}${name}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  },
};

/** What the pages with a menu show first, in one file: compressed together it is a quarter smaller than in five. */
const shopStyles = {
  name: 'shop',
  test: /(styles\/menu\.css|(Segmented|Stepper|FulfillmentPicker|CartPanel|MenuControls)\.module\.css)$/,
};

/** What only sign-in, account and kitchen share: home must not bring it. */
const awayFromHome =
  /src\/(contract\/(account|editor|staff|phone-change)-calls\.|stores\/(account-addresses|call-path|customer|event-stream|order-life|promo|reorder|session|staff-\w+|title)\.|ui\/(ConfirmDialog|Dialog\/Dialog\.|EmptyState|Switch)|domain\/(text|customer\/(customer|phone|shape-phone)|order\/(order-status|ticket))\.)/;
/** An address remembered by somebody signed in brings `account-addresses` and its calls to home, alone. */
const ofAccount = { name: 'account', test: (id) => awayFromHome.test(id) && !/account-(addresses|calls)/.test(id), minShareCount: 2 };

/** What islands share, in one file for the same reason; without what brings Mantine, which only forms need, and without maps and questions. */
const inCommon =
  /src\/(stores|domain|contract|i18n|islands(?!\/(AddressBook|FulfillmentPicker\/(SheetMap|nearest|distance|use-map-words)))|ui\/(?!\w*(Field|TextArea|Theme|InputGroup|Map|Dialog|ProblemState)\/))|node_modules\/(react|react-dom|nanostores|@nanostores)\/|preload-helper|rolldown\/runtime/;
const shared = { name: 'shared', test: (id) => inCommon.test(id) && !awayFromHome.test(id), minShareCount: 2 };

/** Class names of modules: short in what visitors get, readable while developing. */
const isBuilt = process.env['NODE_ENV'] === 'production';

const chunks = (...groups) => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });

/** Libraries of many small files are built in: reading them one by one took a good part of the start. */
const builtIn = ['kysely', 'zod', 'hono', 'i18next', 'devalue'];

/** The process is built together with the pages, so that both share their modules. */
const shopProcess = {
  name: 'shop-process',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: fileURLToPath(new URL('src/server/main.ts', import.meta.url)), fileName: 'main.mjs' });
  },
};

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', bodySizeLimit: 10 * 1024 * 1024 + 1 }),
  integrations: [react(), precompress],
  trailingSlash: 'ignore',
  // A linked style sheet would cost the first paint a round trip; page and styles fit together into the first 14 KB.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [shopProcess],
    css: { modules: { generateScopedName: isBuilt ? '[hash:base64:4]' : '[name]_[local]' } },
    environments: { ssr: { ...chunks(shopStyles), resolve: { noExternal: builtIn } }, client: chunks(shared, ofAccount) },
  },
  server: { host: process.env['HOST'] || false, port: Number(process.env['PORT']) || 4321 },
  devToolbar: { enabled: false },
  // no page of the build holds Markdown; the highlighter's inline styles would break the policy below
  markdown: { syntaxHighlight: false },
  fonts: [
    onest('--font-latin', './src/assets/fonts/onest-latin.woff2', ['U+0000-00FF', 'U+02BB-02BC', 'U+2000-206F', 'U+2212'], []),
    onest('--font-cyrillic', './src/assets/fonts/onest-cyrillic.woff2', ['U+0401', 'U+0410-044F', 'U+0451', 'U+2116'], ['sans-serif']),
  ],
  security: {
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      // style-src itself is 'self' without an entry here
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});

import { createHash } from 'node:crypto';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { floorTargets } from './src/build/browser-floor.ts';
import { cachedDigests } from './src/build/cached-digests.ts';
import { withCachedIslands } from './src/build/cached-islands.ts';
import { clientChunks } from './src/build/chunks.ts';
import { classNameInBuild } from './src/build/class-names.ts';
import { completeBuild } from './src/build/complete-build.ts';
import { composedSource } from './src/build/composed-source.ts';
import { inlineScript } from './src/build/inline-script.ts';
import { lastEnvironment } from './src/build/last-environment.ts';
import { lazyIslands } from './src/build/lazy-islands.ts';
import { leanStart } from './src/build/lean-start.ts';
import { olderCalls } from './src/build/older-calls.ts';
import { olderValues } from './src/build/older-values.ts';
import { precompress } from './src/build/precompress.ts';
import { reloadShared } from './src/build/reload-shared.ts';
import { serverProcess } from './src/build/server-process.ts';
import { wordKeys } from './src/build/word-keys.ts';
import { mostBodyBytes } from './src/contract/lib/most-body-bytes.ts';
import { oldBrowsersLoader, pageLoader, pageStart } from './src/old-browsers/loader.ts';
import { deviceSchemeScript } from './src/page-scripts/device-scheme.ts';

/** The font for the time until its file has come is in `styles/tokens.css`. */
const onest = (name, src, unicodeRange) => ({
  name: 'Onest',
  cssVariable: name,
  provider: fontProviders.local(),
  fallbacks: [],
  options: { variants: [{ weight: '400 700', style: 'normal', unicodeRange, src: [src] }] },
});

/** Class names of modules: short in what visitors get, readable while developing. */
const isBuilt = process.env['NODE_ENV'] === 'production';

/** Libraries of many small files are built in, because reading them one by one takes a large part of the start. */
const builtIn = [
  ...['kysely', 'zod', 'hono', 'i18next', 'devalue', '@mantine/notifications', '@mantine/store', '@mantine/hooks'],
  ...['nanostores', '@nanostores/react', '@nanostores/persistent', 'unstorage', '@oslojs/encoding', '@mantine/core', '@mantine/dates'],
];

/** `Features.LightDark` of Lightning CSS, which compiles the styles. */
const lightDark = 1_048_576;

export default defineConfig({
  output: 'server',
  // the API itself rejects the byte beyond the limit of a call
  adapter: node({ mode: 'middleware', bodySizeLimit: mostBodyBytes + 1 }),
  integrations: [withCachedIslands(react()), lazyIslands, precompress, wordKeys, completeBuild],
  trailingSlash: 'ignore',
  // A linked style sheet would cost the first paint a round trip; page and styles fit together into the first 14 KB.
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [serverProcess, inlineScript, olderCalls, cachedDigests, leanStart, lastEnvironment, reloadShared],
    // the row of a signed-in customer is filled after the first paint: its code does not belong into the first response
    build: {
      target: floorTargets,
      // pages of this site, not files of the build
      rolldownOptions: { external: ['/map/streets.svg', '/map/zones.svg'] },
      // the library of maps; tests hold what pages load
      chunkSizeWarningLimit: 1_100,
      assetsInlineLimit: (_file, content) => (content.includes('[data-known]') ? false : undefined),
    },
    css: {
      // no style uses `light-dark()`: its translation would add two variables to each `color-scheme`
      lightningcss: { exclude: lightDark },
      postcss: { plugins: [olderValues, composedSource] },
      modules: { generateScopedName: isBuilt ? classNameInBuild : '[name]_[local]_[hash:base64:3]' },
    },
    environments: { ssr: { resolve: { noExternal: builtIn } }, client: clientChunks },
  },
  server: { host: process.env['HOST'] || false, port: Number(process.env['PORT']) || 4321 },
  devToolbar: { enabled: false },
  // no page of the build holds Markdown; the highlighter's inline styles would break the policy below
  markdown: { syntaxHighlight: false },
  fonts: [
    onest('--font-latin', './src/assets/fonts/onest-latin.woff2', ['U+0000-00FF', 'U+02BB-02BC', 'U+2000-206F', 'U+2212']),
    onest('--font-cyrillic', './src/assets/fonts/onest-cyrillic.woff2', ['U+0401', 'U+0410-044F', 'U+0451', 'U+2116']),
  ],
  security: {
    checkOrigin: false,
    csp: {
      algorithm: 'SHA-256',
      // what has no line of its own, as connect-src and worker-src, is 'self' by the first: each line costs the first response its bytes
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: {
        hashes: [oldBrowsersLoader, pageLoader, pageStart, deviceSchemeScript].map(
          (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
        ),
      },
      // style-src itself is 'self' without an entry here
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
});

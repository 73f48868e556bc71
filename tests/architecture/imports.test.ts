import { expect, test } from 'vitest';
import { type Import, importsOf, projectPath, roomOf, type SourceFile, sourceFiles } from './source-files.ts';

interface Rule {
  readonly rooms: readonly string[];
  /** single modules of other rooms */
  readonly modules?: readonly string[];
  readonly packages: readonly RegExp[];
}

const react = [/^react($|\/)/, /^react-dom($|\/)/, /^@mantine\//];

/** Who may import whom; the README's room table says the same in words. */
const rules: Readonly<Record<string, Rule>> = {
  domain: { rooms: [], packages: [] },
  contract: { rooms: ['domain'], packages: [/^zod($|\/)/] },
  i18n: { rooms: ['domain'], packages: [/^i18next$/] },
  stores: { rooms: ['domain', 'contract'], packages: [/^nanostores$/, /^@nanostores\/persistent$/] },
  ui: { rooms: ['domain'], packages: [...react, /^dayjs\/locale\//, /^maplibre-gl/, /^supercluster$/] },
  islands: {
    rooms: ['stores', 'ui', 'domain', 'contract'],
    modules: ['src/i18n/lazy-words.ts'],
    packages: [...react, /^@nanostores\/react$/],
  },
  components: { rooms: ['i18n', 'domain', 'ui', 'islands', 'styles'], packages: [/^astro($|:)/] },
  layouts: { rooms: ['components', 'islands', 'i18n', 'domain', 'ui', 'styles'], packages: [/^astro($|:)/] },
  server: {
    rooms: ['contract', 'domain', 'i18n'],
    packages: [
      /^node:/,
      /^hono($|\/)/,
      /^kysely($|\/)/,
      /^pg$/,
      /^pino$/,
      /^prom-client$/,
      /^negotiator$/,
      /^zod($|\/)/,
      /^sirv$/,
      /^marked$/,
      /^sanitize-html$/,
      /^sharp$/,
      /^astro$/,
      /^ipaddr\.js$/,
      /^lru-cache$/,
    ],
  },
  'service-worker': { rooms: [], packages: [] },
  pages: {
    rooms: ['layouts', 'components', 'islands', 'i18n', 'contract', 'server', 'domain', 'ui', 'service-worker'],
    packages: [/^astro($|:)/],
  },
  middleware: { rooms: ['i18n', 'contract', 'server', 'domain'], packages: [/^astro($|:)/] },
  fetch: { rooms: ['server', 'domain'], packages: [/^astro\/hono$/, /^hono($|\/)/] },
};

const testPackages = [
  /^vitest$/,
  /^@testing-library\//,
  /^fast-check$/,
  /^@storybook\//,
  /^storybook\/test$/,
  /^node:/,
  /^react-dom\/server$/,
];
const isTestFile = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

function trespass(file: SourceFile, { specifier }: Import): string | null {
  const room = roomOf(file.path);
  const rule = rules[room];
  if (rule === undefined) return /^(styles|assets|env\.d)$/.test(room) ? null : `${file.path} stands in no known room`;
  const target = projectPath(file, specifier);
  if (target === null) {
    const packages = isTestFile(file.path) ? [...rule.packages, ...testPackages] : rule.packages;
    return packages.some((allowed) => allowed.test(specifier)) ? null : `${file.path} imports the package ${specifier}`;
  }
  if (!target.startsWith('src/')) return isTestFile(file.path) ? null : `${file.path} leaves src for ${specifier}`;
  const targetRoom = roomOf(target);
  if (targetRoom === room) return specifier.startsWith('#') ? `${file.path} writes ${specifier}: inside a room the path is relative` : null;
  if (!specifier.startsWith('#')) return `${file.path} writes ${specifier}: across rooms the path begins with #`;
  return rule.rooms.includes(targetRoom) || rule.modules?.includes(target)
    ? null
    : `${file.path} imports ${specifier} from the room ${targetRoom}`;
}

const withoutTypes = ({ specifier }: Import) => !/\.(css|svg)(\?.*)?$/.test(specifier) || specifier.startsWith('@mantine/');

test('every import stays within what its room may import', () => {
  const trespassers = sourceFiles.flatMap((file) =>
    importsOf(file)
      .filter(withoutTypes)
      .map((entry) => trespass(file, entry)),
  );
  expect(trespassers.filter((line) => line !== null)).toEqual([]);
});

test('the browser rooms take nothing but types and zod-free converters from the contract', () => {
  const withZod = new Set(
    sourceFiles.filter((file) => importsOf(file).some((entry) => /^zod/.test(entry.specifier))).map((file) => file.path),
  );
  const offenders = sourceFiles
    .filter((file) => ['stores', 'islands', 'ui'].includes(roomOf(file.path)) && !isTestFile(file.path))
    .flatMap((file) =>
      importsOf(file)
        .filter((entry) => !entry.isTypeOnly && withZod.has(projectPath(file, entry.specifier) ?? ''))
        .map((entry) => `${file.path} pulls zod into the browser through ${entry.specifier}`),
    );
  expect(offenders).toEqual([]);
});

test('no island imports another island', () => {
  const island = (path: string) => path.split('/')[2];
  const offenders = sourceFiles
    .filter((file) => roomOf(file.path) === 'islands')
    .flatMap((file) =>
      importsOf(file)
        .map((entry) => projectPath(file, entry.specifier))
        .filter((target) => target?.startsWith('src/islands/') && island(target) !== island(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(offenders).toEqual([]);
});

test('the domain reads no clock, network, window or process', () => {
  const offenders = sourceFiles
    .filter((file) => roomOf(file.path) === 'domain' && !isTestFile(file.path))
    .filter((file) =>
      /\bDate\.now\(|new Date\(\)|\bfetch\(|\bwindow\b|\bprocess\.|\bIntl\.|toLocale/.test(
        file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
    )
    .map((file) => file.path);
  expect(offenders).toEqual([]);
});

test('only persistent.ts opens @nanostores/persistent and only api.ts opens the network', () => {
  const doors = sourceFiles
    .filter((file) => importsOf(file).some((entry) => entry.specifier === '@nanostores/persistent'))
    .map((file) => file.path);
  expect(doors.filter((path) => !isTestFile(path))).toEqual(['src/stores/lib/persistent.ts']);
  const network = sourceFiles
    .filter((file) => ['stores', 'islands', 'ui'].includes(roomOf(file.path)) && !isTestFile(file.path))
    .filter((file) => /(?<![\w.$])fetch\(/.test(file.text))
    .map((file) => file.path);
  expect(network).toEqual(['src/stores/lib/api.ts']);
});

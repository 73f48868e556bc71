import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importsOf, moduleOf, projectPath, root, type SourceFile, sourceFiles } from './source-files.ts';

interface Rule {
  readonly modules: readonly string[];
  /** single files of other modules */
  readonly files?: readonly string[];
  readonly packages: readonly RegExp[];
}

const react = [/^react($|\/)/, /^react-dom($|\/)/, /^@mantine\//];

/** The permitted imports of each module; the README's table of modules has the same rows. */
const rules: Readonly<Record<string, Rule>> = {
  domain: { modules: [], packages: [] },
  contract: { modules: ['domain'], packages: [/^zod($|\/)/] },
  i18n: { modules: ['domain'], packages: [/^i18next$/] },
  stores: {
    modules: ['domain', 'contract'],
    packages: [/^nanostores$/, /^@nanostores\/persistent$/, /^@mantine\/notifications$/, /^papaparse$/, /^fflate$/],
  },
  map: { modules: ['domain', 'old-browsers'], packages: [/^maplibre-gl/, /^supercluster$/, /^terra-draw/] },
  ui: { modules: ['domain', 'map'], packages: [...react, /^dayjs\/locale\//, /^maplibre-gl/] },
  islands: {
    modules: ['stores', 'ui', 'map', 'domain', 'contract'],
    files: ['src/i18n/lazy-words.ts', 'src/i18n/lazy-map-words.ts'],
    packages: [...react, /^@nanostores\/react$/, /^@tiptap\//, /^marked$/, /^react-image-crop$/],
  },
  'page-scripts': { modules: ['domain', 'ui', 'stores'], files: ['src/i18n/lazy-words.ts'], packages: [] },
  components: { modules: ['i18n', 'domain', 'ui', 'islands', 'page-scripts', 'styles'], packages: [/^astro($|:)/] },
  'old-browsers': { modules: [], packages: [] },
  layouts: {
    modules: ['components', 'islands', 'i18n', 'domain', 'ui', 'page-scripts', 'styles', 'old-browsers'],
    packages: [/^astro($|:)/],
  },
  server: {
    modules: ['contract', 'domain', 'i18n'],
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
      /^astro\/runtime\/server\/astro-island/,
      /^ipaddr\.js$/,
      /^lru-cache$/,
      /^fflate$/,
      /^nodemailer$/,
      /^web-push$/,
      /^jose$/,
      /^receiptline$/,
    ],
  },
  'service-worker': { modules: ['domain', 'old-browsers'], packages: [] },
  pages: {
    modules: [
      'layouts',
      'components',
      'islands',
      'i18n',
      'contract',
      'server',
      'domain',
      'ui',
      'page-scripts',
      'service-worker',
      'old-browsers',
    ],
    packages: [/^astro($|:)/],
  },
  middleware: { modules: ['i18n', 'contract', 'server', 'domain'], packages: [/^astro($|:)/] },
  build: {
    modules: [],
    packages: [
      /^node:/,
      /^astro($|\/runtime\/server\/astro-island)/,
      /^vite$/,
      /^@astrojs\/react\/server\.js$/,
      /^react($|-dom\/server$)/,
      /^lru-cache$/,
    ],
  },
  fetch: { modules: ['server', 'domain'], packages: [/^astro\/hono$/, /^hono($|\/)/] },
};

const testPackages = [
  /^vitest$/,
  /^@testing-library\//,
  /^fast-check$/,
  /^@storybook\//,
  /^storybook\/test$/,
  /^node:/,
  /^react($|-dom\/(client|server)$)/,
];
const isTestFile = (path: string) => /\.(test|stories)\.tsx?$/.test(path);

function violationOf(file: SourceFile, { specifier }: Import): string | null {
  const module = moduleOf(file.path);
  const rule = rules[module];
  if (rule === undefined) return /^(styles|assets|env\.d)$/.test(module) ? null : `${file.path} belongs to no known module`;
  const target = projectPath(file, specifier);
  if (target === null) {
    const packages = isTestFile(file.path) ? [...rule.packages, ...testPackages] : rule.packages;
    return packages.some((allowed) => allowed.test(specifier)) ? null : `${file.path} imports the package ${specifier}`;
  }
  if (!target.startsWith('src/')) return isTestFile(file.path) ? null : `${file.path} leaves src for ${specifier}`;
  const targetModule = moduleOf(target);
  if (targetModule === module) {
    return specifier.startsWith('#') ? `${file.path} writes ${specifier}: inside a module the path is relative` : null;
  }
  if (!specifier.startsWith('#')) return `${file.path} writes ${specifier}: across modules the path begins with #`;
  return rule.modules.includes(targetModule) || rule.files?.includes(target)
    ? null
    : `${file.path} imports ${specifier} from the module ${targetModule}`;
}

const withoutTypes = ({ specifier }: Import) => !/\.(css|svg)(\?.*)?$/.test(specifier) || specifier.startsWith('@mantine/');

test('every module imports only what its rule permits', () => {
  const violations = sourceFiles.flatMap((file) =>
    importsOf(file)
      .filter(withoutTypes)
      .map((entry) => violationOf(file, entry)),
  );
  expect(violations.filter((line) => line !== null)).toEqual([]);
});

test('the table of modules in the README matches these rules', () => {
  const rows = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| `src\/([\w-]+)(?:\.ts)?` \|[^|]*\| ([^|]*) \|$/gm)];
  const table = rows.map(([, module, cell = '']) => [module, cell === '–' ? [] : cell.replaceAll('`', '').split(', ')]);
  const files = (rule: Rule) => (rule.files ?? []).map((path) => path.replace('src/', ''));
  const expected = Object.entries(rules).map(([module, rule]) => [module, [...rule.modules, ...files(rule)]]);
  expect(Object.fromEntries(table)).toEqual({ ...Object.fromEntries(expected), styles: [] });
});

test('browser modules import only types and zod-free converters from the contract', () => {
  const withZod = new Set(
    sourceFiles.filter((file) => importsOf(file).some((entry) => /^zod/.test(entry.specifier))).map((file) => file.path),
  );
  const offenders = sourceFiles
    .filter((file) => ['stores', 'islands', 'ui'].includes(moduleOf(file.path)) && !isTestFile(file.path))
    .flatMap((file) =>
      importsOf(file)
        .filter((entry) => !entry.isTypeOnly && withZod.has(projectPath(file, entry.specifier) ?? ''))
        .map((entry) => `${file.path} pulls zod into the browser through ${entry.specifier}`),
    );
  expect(offenders).toEqual([]);
});

test('no island imports another island', () => {
  const island = (path: string) => path.split('/')[3];
  const offenders = sourceFiles
    .filter((file) => moduleOf(file.path) === 'islands')
    .flatMap((file) =>
      importsOf(file)
        .map((entry) => projectPath(file, entry.specifier))
        .filter((target) => target?.startsWith('src/islands/') && island(target) !== island(file.path))
        .map((target) => `${file.path} imports ${target}`),
    );
  expect(offenders).toEqual([]);
});

test('the domain does not access the clock, network, window, process or Intl (R-FORMAT-4)', () => {
  const offenders = sourceFiles
    .filter((file) => moduleOf(file.path) === 'domain' && !isTestFile(file.path))
    .filter((file) =>
      /\bDate\.now\(|new Date\(\)|\bfetch\(|\bwindow\b|\bprocess\.|\bIntl\.|toLocale/.test(
        file.text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
      ),
    )
    .map((file) => file.path);
  expect(offenders).toEqual([]);
});

test('only persistent.ts imports @nanostores/persistent and only api.ts accesses the network', () => {
  const addressParts = sourceFiles
    .filter((file) => importsOf(file).some((entry) => entry.specifier === '@nanostores/persistent'))
    .map((file) => file.path);
  expect(addressParts.filter((path) => !isTestFile(path))).toEqual(['src/stores/lib/persistent.ts']);
  const network = sourceFiles
    .filter((file) => ['stores', 'islands', 'ui'].includes(moduleOf(file.path)) && !isTestFile(file.path))
    .filter((file) => /(?<![\w.$])fetch\(/.test(file.text))
    .map((file) => file.path);
  expect(network).toEqual(['src/stores/lib/api.ts']);
});

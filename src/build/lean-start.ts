/** What the adapter requires for a server of its own, which this app does not use: it serves files without it. */
const unused = 'send';
const stub = '\0unused-send';

const file = /\/astro\/dist\/core\/logger\/core\.js$/;
const format = 'const dateTimeFormat = new Intl.DateTimeFormat(';
const formatLate =
  'let madeFormat; const dateTimeFormat = { format: (date) => (madeFormat ??= makeFormat()).format(date) }; const makeFormat = () => new Intl.DateTimeFormat(';

/**
 * Leaves out of the start what no request needs: a library with its list of all media types, and the format of the times in Astro's log,
 * with which Node loads its data of languages.
 */
export const leanStart = {
  name: 'lean-start',
  apply: 'build' as const,
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'ssr',
  resolveId: (id: string) => (id === unused ? stub : null),
  load: (id: string) => (id === stub ? 'export default () => { throw new Error("the adapter serves no files"); };' : null),
  transform(code: string, id: string) {
    if (!file.test(id)) return null;
    if (!code.includes(format)) throw new Error('Astro formats the times of its log in another way');
    return { code: code.replace(format, formatLate), map: null };
  },
};

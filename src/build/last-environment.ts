const file = /\/astro\/dist\/core\/environment\/index\.js$/;
const lookUp = 'environments.get(manifest) ?? productionEnvironment';
const register = 'environments.set(manifest, env);';

/**
 * In development: a page that is requested while an edit reloads the server is rendered, too. Astro registers its environment for the
 * manifest that it finds at the start of a request; one that is evaluated later would be rendered as in a build, which fails, until the
 * next edit. Here it has the environment that was registered last.
 */
export const lastEnvironment = {
  name: 'last-environment',
  apply: 'serve' as const,
  applyToEnvironment: ({ name }: { readonly name: string }) => name === 'ssr',
  transform(code: string, id: string) {
    if (!file.test(id)) return null;
    if (!code.includes(lookUp) || !code.includes(register)) throw new Error('Astro finds the environment of a manifest in another way');
    const changed = code.replace(lookUp, 'environments.get(manifest) ?? last ?? productionEnvironment');
    return { code: `let last;${changed.replace(register, `last = env;${register}`)}`, map: null };
  },
};

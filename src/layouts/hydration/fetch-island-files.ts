const imported = /(?:from|import)\s*["'](\.[^"']+)["']/g;
/** The words that the islands of a menu load when they hydrate, in the language of the page. */
const words = new RegExp(`/locales/${document.documentElement.lang}/(?:cart-contents|menu-actions)\\.json[^.]+(\\./[\\w.-]+\\.js)`, 'g');
const fetched = new Set<string>();

/** Brings the modules of the page's islands into the browser's cache, with what they import and their words, and evaluates none of them. */
export function fetchIslandFiles(): void {
  for (const island of document.querySelectorAll('astro-island[client="interaction"]'))
    for (const name of ['component-url', 'renderer-url']) void fetchModule(new URL(island.getAttribute(name) ?? '', location.href));
}

async function fetchModule({ href }: URL): Promise<void> {
  if (fetched.has(href)) return;
  fetched.add(href);
  const response = await fetch(href, { priority: 'low' }).catch(() => null);
  const text = (await response?.text()) ?? '';
  for (const [, path = ''] of [...text.matchAll(imported), ...text.matchAll(words)]) void fetchModule(new URL(path, href));
}

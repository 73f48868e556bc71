const requested = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet once; resolves when it applies, or when it failed: the part then works without styles.
 * For a lazy part, by `import href from './X.css?url'`: an imported stylesheet would be linked in the head of the page from
 * the start. Class names are global here, so they begin with the part's name.
 */
export function loadStyles(href: string): Promise<void> {
  const known = requested.get(href);
  if (known !== undefined) return known;
  const loading = new Promise<void>((settle) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => settle();
    link.onerror = () => settle();
    document.head.append(link);
  });
  requested.set(href, loading);
  return loading;
}

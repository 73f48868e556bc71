const requested = new Map<string, Promise<void>>();

/**
 * Loads a stylesheet once; settles when it applies, or failed: then the part is plain but works.
 * For a part that is loaded later, by `import href from './X.css?url'`: an imported stylesheet would stand in the head of the page from
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

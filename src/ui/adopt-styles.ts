/**
 * Adds styles of elements that only a script renders: the script contains them as text (`import css from './X.css?inline'`).
 * An imported stylesheet would be linked in the head of every page with the island.
 * Class names are global here, so they begin with the part's name. Does nothing on the server.
 */
export function adoptStyles(css: string): void {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A sheet of a script (`src/ui/adopt-styles.ts`), as text. */
class TextSheet {
  text = '';

  replaceSync(text: string): void {
    this.text = text;
  }
}

/** Sheets of scripts where the browser has none: their rules go to the end of the page's own sheet, because the policy forbids others. */
export function addAdoptedStyles(): void {
  if ('adoptedStyleSheets' in document) return;
  let adopted: readonly TextSheet[] = [];
  Object.defineProperty(window, 'CSSStyleSheet', { configurable: true, writable: true, value: TextSheet });
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    get: () => adopted,
    set(sheets: readonly TextSheet[]) {
      const own = document.styleSheets[0];
      // one rule around all of them, because `insertRule` takes one
      for (const sheet of sheets) if (!adopted.includes(sheet)) own?.insertRule(`@media all{${sheet.text}}`, own.cssRules.length);
      adopted = sheets;
    },
  });
}

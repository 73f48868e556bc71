import type { BrowserContext } from '@playwright/test';

/** Takes away from pages what Chrome 90, Safari 15.4 and Firefox 91 lack, before any script runs. */
export async function becomeOldest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    const lists = ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'];
    remove(Array.prototype, ...lists);
    remove(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
    remove(Object.getPrototypeOf(Int8Array.prototype) as object, ...lists);
    remove(Object, 'hasOwn', 'groupBy');
    remove(Map, 'groupBy');
    remove(URL, 'parse', 'canParse');
    remove(AbortSignal, 'timeout', 'any');
    remove(Promise, 'withResolvers', 'try');
    remove(Array, 'fromAsync');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference');
    remove(Document.prototype, 'adoptedStyleSheets', 'startViewTransition', 'caretPositionFromPoint');
    remove(CSSStyleSheet.prototype, 'replaceSync', 'replace');
    remove(HTMLFormElement.prototype, 'requestSubmit');
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
    remove(Element.prototype, 'ariaBusy', 'checkVisibility');
    remove(Navigator.prototype, 'userActivation', 'connection', 'locks');
    remove(Intl, 'Segmenter');
    remove(crypto, 'randomUUID');
    remove(Crypto.prototype, 'randomUUID');
    remove(globalThis, 'structuredClone', 'reportError', 'scheduler', 'requestIdleCallback', 'OffscreenCanvas', 'navigation', 'Iterator');
  });
}

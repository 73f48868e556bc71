import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';

/** A field that is to get the focus; another object for each request. */
export interface ShownField {
  readonly path: string;
  /** null: it has no languages */
  readonly locale: Locale | null;
}

/** How long a field may take to appear, milliseconds: its block opens first, and its editor loads. */
const appearsWithinMs = 5_000;

/** Focuses a field of the page's form as soon as it is there. */
export function useShownField(shown: ShownField | null): void {
  useEffect(() => {
    if (shown === null || focusField(shown)) return;
    const observer = new MutationObserver(() => {
      if (focusField(shown)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), appearsWithinMs);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [shown]);
}

function focusField({ path, locale }: ShownField): boolean {
  const selector = locale === null ? ':is(input, select, textarea, button)' : `[lang="${locale}"]`;
  const field = document.querySelector<HTMLElement>(`[data-path="${path}"] ${selector}`);
  field?.focus();
  return field !== null;
}

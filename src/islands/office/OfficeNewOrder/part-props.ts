import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { HandDraft } from './hand-draft.ts';

/** `menu-actions` has the words of the form of options. */
export type NewOrderWords = 'office-new-order' | 'menu-actions';

export interface PartProps {
  t: Translate<NewOrderWords>;
  locale: Locale;
  draft: HandDraft;
  onChange: (changed: Partial<HandDraft>) => void;
}

import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { HandDraft } from './hand-draft.ts';

export interface PartProps {
  t: Translate<'office-new-order'>;
  locale: Locale;
  draft: HandDraft;
  onChange: (changed: Partial<HandDraft>) => void;
}

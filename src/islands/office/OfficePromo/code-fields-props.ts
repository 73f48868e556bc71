import type { CodeDraft, CodeField } from './code-draft.ts';
import type { PromoProps } from './promo-props.ts';

/** What the parts of the form of a code get. */
export interface CodeFieldsProps extends Pick<PromoProps, 't' | 'locale'> {
  readonly draft: CodeDraft;
  readonly change: (changes: Partial<CodeDraft>) => void;
  readonly errorOf: (field: CodeField) => string | null;
}

import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';

/** What was typed and not saved, as it was stored. */
interface StoredForm<Draft, Origin> {
  readonly draft: Draft;
  readonly origin: Origin;
  /** milliseconds since the epoch */
  readonly at: number;
}

/** Keeps what is typed in one form of one record, until it is saved or discarded. */
export interface Keeper<Draft, Origin> {
  readonly t: Translate<'unsaved'>;
  readonly locale: Locale;
  /** null: nothing is stored */
  readonly read: () => StoredForm<Draft, Origin> | null;
  readonly keep: (draft: Draft, origin: Origin, title: string) => void;
  readonly drop: () => void;
  /** The form is on screen until the returned function is called. */
  readonly enter: () => () => void;
  /** Whether to discard what is typed, as the person answers. */
  readonly confirm: () => Promise<boolean>;
}

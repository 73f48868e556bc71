import type { WireMailingDraft, WireMailingTexts } from '#contract/office/mailings.ts';
import { localMinute } from '#domain/content/publish-time.ts';
import { noText } from '#domain/localized-text.ts';
import type { SentMailing } from '#stores/office/mailings.ts';

/** What is typed in the form of a mailing. */
export interface MailingDraft extends WireMailingTexts {
  /** YYYY-MM-DDTHH:mm in Tashkent; '': none is chosen */
  readonly time: string;
}

/** What the form is based on. */
export interface MailingOrigin {
  /** the version that the server has; null: none yet */
  readonly base: { readonly version: number } | null;
  readonly values: MailingDraft;
}

const noDraft: MailingDraft = { title: noText, text: noText, time: '' };

export function originOf(stored: WireMailingDraft | null): MailingOrigin {
  if (stored === null) return { base: null, values: noDraft };
  const { version, title, text, sendAt } = stored;
  return { base: { version }, values: { title, text, time: sendAt === null ? '' : localMinute(Date.parse(sendAt)) } };
}

/** A chosen time, ms; null: none is. */
export function chosenTime({ time }: MailingDraft): number | null {
  return time === '' ? null : Date.parse(`${time}:00+05:00`);
}

export function sentDraft(draft: MailingDraft, seen: number | null): SentMailing {
  const at = chosenTime(draft);
  return { title: draft.title, text: draft.text, sendAt: at === null ? null : new Date(at).toISOString(), seen };
}

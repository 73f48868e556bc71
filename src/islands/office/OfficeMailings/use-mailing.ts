import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isEmptyText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { randomUuid } from '#stores/lib/random-uuid.ts';
import { planMailing, saveMailingDraft, testMailing } from '#stores/office/mailings.ts';
import type { Keeper } from '#ui/office/unsaved/keeper.ts';
import { type MailingDraft, type MailingOrigin, sentDraft } from './mailing-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

type Act = 'test' | 'send' | 'plan' | 'copy';

interface MailingOptions {
  id: string;
  t: Translate<'office-mailings'>;
  keeper: Keeper<MailingDraft, MailingOrigin>;
  origin: MailingOrigin;
  onPlanned: () => Promise<void>;
  onCopied: (id: string) => Promise<void>;
  onClosed: () => Promise<void>;
}

/** What the form of a mailing does: its draft is kept, and it is tried out, sent or planned. */
export function useMailing({ id, t, keeper, origin, onPlanned, onCopied, onClosed }: MailingOptions) {
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  const [status, setStatus] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptDraft({ id, keeper, origin, title: t('new'), isHeld: busy === 'send' || busy === 'plan' || busy === 'copy' });
  const { unsaved, draft } = kept;
  const { title, text } = draft;
  const problem = failure ?? kept.problem;
  const isChangedByOther = problem?.code === 'MAILING_CHANGED';

  const isWritten = () => {
    setFailure(null);
    setStatus('');
    if (!isEmptyText(title) && !isEmptyText(text)) return true;
    flushSync(() => setTried(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return false;
  };
  const test = async () => {
    if (busy !== null || !isWritten()) return;
    setBusy('test');
    const result = await testMailing({ title, text });
    setBusy(null);
    if (result.ok) setStatus(t('test_done', { where: t(`where_${result.value.channel}`) }));
    else setFailure(result.problem);
  };
  const plan = async (what: 'send' | 'plan', sendAt: string | null) => {
    if (busy !== null || !isWritten()) return;
    setBusy(what);
    const result = await planMailing(id, { title, text, sendAt, seen: await kept.seen() });
    setBusy(null);
    setAsking(false);
    if (!result.ok) return setFailure(result.problem);
    unsaved.saved();
    await onPlanned();
  };
  /** The own text becomes another draft: that of the other person stays, too. */
  const copy = async () => {
    setBusy('copy');
    const copyId = randomUuid();
    const result = await saveMailingDraft(copyId, sentDraft(draft, null));
    setBusy(null);
    if (!result.ok) return setFailure(result.problem);
    unsaved.saved();
    await onCopied(copyId);
  };
  const close = async () => {
    const isSaved = !isChangedByOther && !unsaved.isOutdated && (await kept.save());
    if (isSaved) await onClosed();
    else await unsaved.leave(() => void onClosed());
  };
  const ask = () => {
    if (isWritten()) setAsking(true);
  };
  const stopAsking = () => setAsking(false);
  return { ...kept, form, isTried, busy, problem, isChangedByOther, status, isAsking, test, plan, copy, close, ask, stopAsking };
}

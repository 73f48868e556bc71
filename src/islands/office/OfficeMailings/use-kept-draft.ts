import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiProblem } from '#stores/lib/api.ts';
import { saveMailingDraft } from '#stores/office/mailings.ts';
import type { Keeper } from '#ui/office/unsaved/keeper.ts';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { type MailingDraft, type MailingOrigin, sentDraft } from './mailing-draft.ts';

/** After the last key. */
const pauseMs = 1_000;

interface KeptDraftOptions {
  id: string;
  keeper: Keeper<MailingDraft, MailingOrigin>;
  origin: MailingOrigin;
  title: string;
  /** The mailing is being sent: its draft is not saved any more. */
  isHeld: boolean;
}

interface SaveFailure {
  readonly problem: ApiProblem;
}

interface Change {
  readonly draft: MailingDraft;
  readonly seen: number | null;
}

/**
 * The values of a mailing, which are saved as its draft when nothing was typed for a moment, and when the page is hidden (R-MAILING-8). Until the
 * server has them, the browser keeps them.
 */
export function useKeptDraft({ id, keeper, origin: given, title, isHeld }: KeptDraftOptions) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  /** what was saved last, and its request; the form may not be drawn anew yet */
  const last = useRef<MailingOrigin | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const saving = useMutation<Change, SaveFailure>(send, () => setSavedAt(new Date().toISOString()));
  const isWaiting = saving.isWaiting;
  const unsaved = useUnsaved<MailingDraft, MailingOrigin>({ keeper, origin: given, initial: ({ values }) => values, title, isWaiting });
  const { draft, origin, isOutdated } = unsaved;

  async function send({ draft: sent, seen }: Change): Promise<SaveFailure | null> {
    const result = await saveMailingDraft(id, sentDraft(sent, seen));
    if (!result.ok) return { problem: result.problem };
    last.current = { base: { version: result.value.version }, values: sent };
    unsaved.savedAs(last.current);
    return null;
  }
  /** @returns whether the server has all that is typed */
  const save = async (): Promise<boolean> => {
    await running.current;
    const { base, values } = last.current ?? origin;
    if (isSame(draft, values)) return true;
    const attempt = saving.mutate({ draft, seen: base?.version ?? null });
    running.current = attempt;
    return (await attempt) === null;
  };
  /** @returns the version that the server has, once no save is on its way; null: none */
  const seen = async (): Promise<number | null> => {
    await running.current;
    return (last.current ?? origin).base?.version ?? null;
  };

  const saveNow = useEffectEvent(() => void save());
  const canSave = !isHeld && !isOutdated && !saving.isBusy && saving.failure === null && !isSame(draft, origin.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!canSave) return;
    const timer = setTimeout(saveNow, pauseMs);
    const hide = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [canSave, draft]);

  const problem = saving.failure?.problem ?? null;
  const change = (changes: Partial<MailingDraft>) => {
    // another person's change stays one whatever is typed
    if (problem !== null && problem.code !== 'MAILING_CHANGED') saving.reset();
    unsaved.change(changes);
  };
  return { unsaved, draft, change, save, seen, savedAt, problem: isWaiting ? null : problem, isSaving: saving.isBusy };
}

function isSame(one: MailingDraft, other: MailingDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { useState } from 'react';
import { $catalog, type RecordEdit } from '#stores/office/catalog-draft.ts';
import { type DoubtfulPrice, doubtfulEdits } from '#stores/office/price-doubts.ts';
import type { ConflictSide } from '#stores/office/resolve-conflict.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { useMutation } from '#ui/office/use-mutation.ts';

/** What is saved once its prices are confirmed. */
interface Question {
  readonly edits: readonly RecordEdit[];
  readonly doubts: readonly DoubtfulPrice[];
}

/**
 * Saves records of the draft; `question` are prices to confirm first, `problem` is why it failed, `conflict` what must be decided first.
 * Nothing that is written is lost.
 */
export function useSave(onSaved: () => void = () => {}) {
  const { mutate, isBusy, isWaiting, failure, reset } = useMutation(saveEdits, onSaved);
  const [question, setQuestion] = useState<Question | null>(null);
  const conflict = failure?.conflict ?? null;
  const problem = failure !== null && failure.conflict === null ? failure.problem : null;

  const send = async (edits: readonly RecordEdit[]) => {
    setQuestion(null);
    const failed = await mutate(edits);
    if (failed === null) return 'saved';
    return failed.conflict === null ? 'failed' : 'conflict';
  };
  const save = async (edits: readonly RecordEdit[]) => {
    const doubts = doubtfulEdits(edits, $catalog.get()?.draft ?? { products: [] });
    if (doubts.length === 0) return send(edits);
    setQuestion({ edits, doubts });
    return 'question';
  };
  /** Saves what was asked about, or takes the question back. */
  const answer = (isRight: boolean) => {
    if (isRight && question !== null) void send(question.edits);
    else setQuestion(null);
  };
  /** Saves again what waits, with the chosen side of the conflict. */
  const decide = async (side: ConflictSide) => {
    if (failure !== null && failure.conflict !== null) await send(failure.decided[side]);
  };
  return { save, mutate: save, answer, decide, isBusy, isWaiting, reset, question, problem, conflict };
}

export type Saving = ReturnType<typeof useSave>;

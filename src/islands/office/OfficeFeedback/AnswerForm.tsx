import { type SubmitEvent, useState } from 'react';
import type { WireFeedback } from '#contract/office/feedback.ts';
import { mostAnswerText } from '#domain/order/feedback.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { answerFeedback } from '#stores/office/feedback.ts';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { FormActions } from '#ui/office/RecordForm/FormActions.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import styles from './OfficeFeedback.module.css';

interface AnswerFormProps {
  t: Translate<'office-feedback'>;
  entry: WireFeedback;
  onAnswered: (entry: WireFeedback) => void;
  onCancel: () => void;
}

interface Draft {
  readonly text: string;
}

/** The answer of the house, which the customer reads on the page of the order. */
export function AnswerForm({ t, entry, onAnswered, onCancel }: AnswerFormProps) {
  const { orderId, number, answer } = entry;
  const [origin] = useState(() => ({ base: answer?.text ?? null }));
  const [keeper] = useState(() => keeperOf<Draft, typeof origin>('feedback', orderId));
  const unsaved = useUnsaved({ keeper, origin, initial: ({ base }) => ({ text: base ?? '' }), title: t('answerTo', { number }) });
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (unsaved.draft.text.trim() === '') return setMissing(true);
    setBusy(true);
    const result = await answerFeedback(orderId, unsaved.draft.text);
    setBusy(false);
    if (!result.ok) return;
    unsaved.saved();
    onAnswered(result.value);
  };
  return (
    <form className={styles['form']} noValidate aria-label={t('answerTo', { number })} onSubmit={(event) => void send(event)}>
      {unsaved.notice}
      <TextArea
        label={t('answer')}
        rows={3}
        maxLength={mostAnswerText}
        autoFocus
        value={unsaved.draft.text}
        error={isMissing ? t('answerMissing') : null}
        onChange={(text) => {
          setMissing(false);
          unsaved.change({ text });
        }}
      />
      <FormActions saveLabel={t('send')} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={() => void unsaved.leave(onCancel)} />
    </form>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { ConflictChoice } from '#ui/office/RecordForm/ConflictChoice.tsx';
import { LanguageFields } from '#ui/office/RecordForm/LanguageFields.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { type CodeDraft, type CodeField, type CodeRecord, draftOfCode, readCode } from './code-draft.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { TimeFields } from './TimeFields.tsx';

interface CodeFormProps {
  t: Translate<'office-promo'>;
  locale: Locale;
  record: CodeRecord;
  /** as it is in the draft; null: it is new */
  base: CodeRecord | null;
  /** the other codes of the draft */
  others: readonly CodeRecord[];
  onSaved: () => void;
  onCancel: () => void;
}

/** Everything that the catalog knows of a promo code. The name of one that exists stays, because its uses are counted by it. */
export function CodeForm({ t, locale, onCancel, ...props }: CodeFormProps) {
  const { form, draft, change, save, mutate, isBusy, failure, errorOf } = useCodeForm({ t, ...props });
  const shown = { t, locale, draft, change, errorOf };
  const { base } = props;
  return (
    <RecordForm
      ref={form}
      title={base === null ? t('newCode') : base.code}
      error={failure !== null && failure.conflict === null ? failure.problem.message || t('notSaved') : null}
      problem={
        failure !== null &&
        failure.conflict !== null && <ConflictChoice {...{ t, isBusy }} onChoose={(side) => void mutate(failure.decided[side])} />
      }
      saveLabel={t('saveInDraft')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      onSubmit={save}
      onCancel={onCancel}
    >
      {base === null && (
        <TextField
          label={t('code')}
          hint={t('codeNote')}
          value={draft.code}
          error={errorOf('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(code) => change({ code })}
        />
      )}
      <LanguageFields label={t('title')} value={draft.title} error={errorOf('title')} onChange={(title) => change({ title })} />
      <DiscountFields {...shown} />
      <LimitFields {...shown} />
      <TimeFields {...shown} />
    </RecordForm>
  );
}

/** What is typed, checked and saved. Errors are shown after the first try, each beside its field, and the first one gets the focus. */
function useCodeForm({ t, record, base, others, onSaved }: Omit<CodeFormProps, 'locale' | 'onCancel'>) {
  const [draft, setDraft] = useState(() => draftOfCode(record));
  const [isTried, setTried] = useState(false);
  const { mutate, isBusy, failure, reset } = useMutation(saveEdits, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const read = readCode(draft, record, others);
  const problems = isTried && !read.ok ? read.problem : {};
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  useEffect(() => {
    if (isTried) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried]);

  const save = () => {
    reset();
    if (read.ok) return void mutate([{ section: 'promoCodes', id: read.value.code, base, value: read.value }]);
    setTried(true);
    focusFirst();
  };
  const limits: readonly CodeField[] = ['maxDiscount', 'totalLimit', 'perCustomerLimit'];
  const errorOf = (field: CodeField) => {
    const rule = problems[field];
    if (rule === undefined) return null;
    return limits.includes(field) ? t('limit_missing') : translateUnknown(t, `${field}_${rule}`);
  };
  return {
    ...{ form, draft, save, mutate, isBusy, failure, errorOf },
    change: (changes: Partial<CodeDraft>) => setDraft({ ...draft, ...changes }),
  };
}

import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { saveEdits } from '#stores/office/save-record.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { DraftForm } from '#ui/office/RecordForm/DraftForm.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { useMutation } from '#ui/office/use-mutation.ts';
import { type CodeDraft, type CodeField, type CodeRecord, codeTable, draftOfCode, type EditedCode, readCode } from './code-draft.ts';
import { nameOf } from './code-texts.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { LimitFields } from './LimitFields.tsx';
import { OfferFields } from './OfferFields.tsx';
import styles from './OfficePromo.module.css';
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

/** Everything that the catalog knows of a promo code or an automatic discount. The name of one that exists stays, because its uses are counted by it. */
export function CodeForm({ t, locale, ...props }: CodeFormProps) {
  const { base } = props;
  const title = base === null ? t('newCode') : nameOf(base, locale);
  const { form, saving, draft, change, errorOf } = useCodeForm({ t, title, ...props });
  const shown = { t, locale, draft, change, errorOf };
  return (
    <DraftForm t={t} title={title} {...form} saving={saving}>
      <OfferFields {...shown} />
      {base === null && draft.kind === 'code' && (
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
      {base !== null && draft.kind === 'code' && (
        <p className={styles['hint']}>
          {t('linkNote')} <span className={styles['link']}>{linkTo(base.code)}</span>
        </p>
      )}
      <Fields {...shown} table={codeTable} names={['title']} />
      <DiscountFields {...shown} />
      <LimitFields {...shown} />
      <TimeFields {...shown} />
    </DraftForm>
  );
}

/** A link that brings the code to the cart of who opens it. */
function linkTo(code: string): string {
  return `${location.origin}/?promo=${encodeURIComponent(code)}`;
}

const limits: readonly CodeField[] = ['maxDiscount', 'totalLimit', 'perCustomerLimit'];

function useCodeForm({ t, title, record, base, others, onSaved, onCancel }: Omit<CodeFormProps, 'locale'> & { title: string }) {
  const [keeper] = useState(() => keeperOf<CodeDraft, EditedCode>('code', base?.code ?? 'new'));
  const saving = useMutation(saveEdits, () => {
    keeper.drop();
    onSaved();
  });
  const { problems, ...fields } = useRecordForm({
    keeper,
    title,
    onCancel,
    origin: { record, base },
    initial: (origin) => draftOfCode(origin.record),
    read: (draft, origin) => readCode(draft, origin.record, others),
    changeOf: (value, origin): readonly RecordEdit[] => [{ section: 'promoCodes', id: value.code, base: origin.base, value }],
    saving,
  });
  const errorOf = (field: CodeField) => {
    const rule = problems?.[field];
    if (rule === undefined) return null;
    return limits.includes(field) ? t('limit_missing') : translateUnknown(t, `${field}_${rule}`);
  };
  return { ...fields, saving, errorOf };
}

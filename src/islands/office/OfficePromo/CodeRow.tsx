import { useState } from 'react';
import { formatNumber } from '#domain/format.ts';
import { plural } from '#domain/words.ts';
import { textIn } from '#stores/office/menu-records.ts';
import type { PromoUseCount } from '#stores/office/promo-uses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordActions } from '#ui/office/RecordList/RecordActions.tsx';
import { RecordBadge, RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { type CodeRecord, stateOfCode } from './code-draft.ts';
import { codeTexts, nameOf, whoText } from './code-texts.ts';
import type { PromoProps } from './promo-props.ts';

interface CodeRowProps extends Omit<PromoProps, 'catalog'> {
  record: CodeRecord;
  /** null: not known */
  uses: PromoUseCount | null;
  /** whether it has unpublished changes */
  isChanged: boolean;
  isBusy: boolean;
  onEdit: () => void;
  onEnd: () => void;
  onRemove: () => void;
}

/** A promo code in the list: its state, what it gives and to whom, and its uses. */
export function CodeRow({ t, locale, words, record, uses, isChanged, isBusy, onEnd, ...handlers }: CodeRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { title } = record;
  const name = nameOf(record, locale);
  const named = { name };
  const state = stateOfCode(record, uses?.uses ?? 0, Date.now());
  const texts = {
    edit: t('edit'),
    editNamed: t('editNamed', named),
    remove: t('delete'),
    removeNamed: t('deleteNamed', named),
    cancel: t('cancel'),
  };
  return (
    <RecordRow
      actions={
        <>
          <RecordActions texts={texts} isConfirming={isConfirming} {...handlers} onConfirming={setConfirming} />
          {!isConfirming && (state === 'valid' || state === 'used_up') && (
            <Button data-changes="all" variant="ghost" disabled={isBusy} aria-label={t('endNamed', named)} onClick={onEnd}>
              {t('end')}
            </Button>
          )}
        </>
      }
    >
      <b>{name}</b>
      <RecordBadge>{t(`state_${state}`)}</RecordBadge>
      {isChanged && <RecordBadge>{t('unpublished')}</RecordBadge>}
      {record.kind !== 'automatic' && <p>{textIn(title, locale)}</p>}
      <RecordHint>{whoText(record, t)}</RecordHint>
      <RecordHint>{codeTexts(record, t, locale, Date.now()).join(' · ')}</RecordHint>
      {/* a line also before they arrive: what is below stays where it is pressed */}
      <RecordHint>{uses === null ? '\u00a0' : usesText(uses, record, { t, locale, words })}</RecordHint>
      {isConfirming && <p role="status">{t('deleteText')}</p>}
    </RecordRow>
  );
}

function usesText(
  { uses, customers }: PromoUseCount,
  { totalLimit }: CodeRecord,
  { t, locale, words }: Omit<PromoProps, 'catalog'>,
): string {
  if (uses === 0) return t('notUsed');
  const limit = totalLimit == null ? '' : ` ${t('usedOf', { count: formatNumber(totalLimit, locale) })}`;
  const used = plural<'office-promo'>(words, 'used', uses, locale);
  return `${used}${limit} · ${plural<'office-promo'>(words, 'customers', customers, locale)}`;
}

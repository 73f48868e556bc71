import { useState } from 'react';
import type { WireRefund } from '#contract/office/payments.ts';
import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { officeLink } from '#domain/office/sections.ts';
import { isPaymentProvider, providerNames } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficePayments.module.css';

interface RefundProps {
  t: Translate<'office-payments'>;
  locale: Locale;
  refund: WireRefund;
}

interface RefundRowProps extends RefundProps {
  onNote: (text: string) => Promise<void>;
  /** where the shop can ask the provider */
  onReverse: () => Promise<void>;
}

/** Money to return: for which order, why, and what is to be done. */
export function RefundRow({ t, locale, refund, onNote, onReverse }: RefundRowProps) {
  const { orderNumber: number, provider: id, cause, since, sum, canReverse } = refund;
  const [isNoting, setNoting] = useState(false);
  const provider = providerNames[id];
  const way = cause === 'disputed' ? 'checked' : 'otherwise';
  const open = !isNoting && (
    <>
      {canReverse && (
        <ConfirmButton
          label={t('reverse')}
          name={t('reverseOf', { number })}
          title={t('reverseTitle', { sum: formatPrice(sum, locale), number })}
          cancelLabel={t('cancel')}
          onConfirm={onReverse}
        >
          {t('reverseText', { provider })}
        </ConfirmButton>
      )}
      <Button data-changes="" variant="ghost" aria-label={t(`${way}Of`, { number })} onClick={() => setNoting(true)}>
        {t(way)}
      </Button>
    </>
  );
  return (
    <li>
      <RecordRow actions={open}>
        <Subject t={t} locale={locale} refund={refund} />
        <p>{t(`cause_${cause}`)}</p>
        {!canReverse && <p>{t(cause === 'disputed' ? 'do_disputed' : id === 'click' ? 'do_click' : 'do_cabinet', { provider })}</p>}
        <RecordHint>{t('since', { time: formatMoment(since, locale, Date.now()) })}</RecordHint>
      </RecordRow>
      {isNoting && <NoteForm t={t} isDisputed={cause === 'disputed'} onNote={onNote} onCancel={() => setNoting(false)} />}
    </li>
  );
}

/** What was returned, by whom and how. */
export function DoneRefund({ t, locale, refund }: RefundProps) {
  if (refund.done === null) return null;
  const { at, by, note } = refund.done;
  const who = by !== null && isPaymentProvider(by) ? providerNames[by] : (by ?? t('nobody'));
  return (
    <li>
      <RecordRow>
        <Subject t={t} locale={locale} refund={refund} />
        {note !== null && <p>{t('quoted', { text: note })}</p>}
        <RecordHint>{t('doneAt', { time: formatMoment(at, locale, Date.now()), who })}</RecordHint>
      </RecordRow>
    </li>
  );
}

/** The order with its payments behind it, the sum and the provider. */
function Subject({ t, locale, refund: { orderNumber: number, sum, provider } }: RefundProps) {
  return (
    <p className={styles['subject']}>
      <a href={`${officeLink('adminPayments', locale)}?order=${number}`}>{t('number', { number })}</a> · <b>{formatPrice(sum, locale)}</b> ·{' '}
      {providerNames[provider]}
    </p>
  );
}

interface NoteFormProps {
  t: Translate<'office-payments'>;
  isDisputed: boolean;
  onNote: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Nothing is closed without a word about it. */
function NoteForm({ t, isDisputed, onNote, onCancel }: NoteFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = async () => {
    if (text.trim().length < 3) return setWrong(true);
    setBusy(true);
    await onNote(text);
    setBusy(false);
  };
  return (
    <div className={styles['note']}>
      <TextField
        label={t(isDisputed ? 'result' : 'note')}
        maxLength={300}
        autoFocus
        value={text}
        error={isWrong ? t(isDisputed ? 'resultMissing' : 'noteMissing') : null}
        onChange={(value) => {
          setWrong(false);
          setText(value);
        }}
      />
      <div className={styles['actions']}>
        <Button loading={isBusy} onClick={() => void close()}>
          {t('close')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}

import type { WireFoundOrder } from '#contract/office/find-orders.ts';
import { formatDayMonth, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { RecordBadge, RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';

interface FoundOrderRowProps {
  t: Translate<'office-customers'>;
  locale: Locale;
  order: WireFoundOrder;
  restaurant: string;
  onOpen: () => void;
}

/** An order in a list: number, sum and state, who ordered it and where it is cooked. */
export function FoundOrderRow({ t, locale, order, restaurant, onOpen }: FoundOrderRowProps) {
  const { number, total, status, day, firstName, phone, isPhoneUnverified, returnDue } = order;
  const who = [firstName, phone].filter((part) => part !== '').join(', ');
  return (
    <li>
      <RecordRow
        actions={
          <Button variant="ghost" aria-label={t('openOf', { number })} onClick={onOpen}>
            {t('open')}
          </Button>
        }
      >
        <p>
          <b>{t('number', { number })}</b> · {formatPrice(total, locale)} <RecordBadge>{t(`status_${status}`)}</RecordBadge>
        </p>
        <p>
          {who === '' ? t('erased') : who}
          {isPhoneUnverified && ` · ${t('unverified')}`}
        </p>
        {returnDue !== null && <p>{t('returnDue', { sum: formatPrice(returnDue, locale) })}</p>}
        <RecordHint>{[formatDayMonth(day, locale), restaurant].filter(Boolean).join(' · ')}</RecordHint>
      </RecordRow>
    </li>
  );
}

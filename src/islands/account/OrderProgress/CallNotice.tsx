import type { Translate } from '#domain/words.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { PhoneLinks } from '#ui/PhoneLinks.tsx';
import styles from './CallNotice.module.css';

interface CallNoticeProps {
  t: Translate<'order'>;
  /** The restaurant's phone, of which it may have several; null: unknown. */
  phone: string | null;
  /** The restaurant has not confirmed for a long time; otherwise the order is only late. */
  isUnanswered: boolean;
}

/** Whom to call about an order that is late or not confirmed. */
export function CallNotice({ t, phone, isUnanswered }: CallNoticeProps) {
  if (phone === null && !isUnanswered) return null;
  return (
    <p className={styles['notice']} role="alert">
      <Icon name={isUnanswered ? 'alert' : 'phone'} sizePx={20} />
      <span>
        {t(isUnanswered ? (phone === null ? 'waitsLongNoPhone' : 'waitsLong') : 'lateCall')}
        {phone !== null && (
          <>
            {' '}
            <PhoneLinks phone={phone} />
          </>
        )}
      </span>
    </p>
  );
}

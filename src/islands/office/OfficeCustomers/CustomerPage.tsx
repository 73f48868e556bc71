import { formatDayMonth, formatPhone, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { eraseCustomer, openCustomer } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordBadge } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { BlockForm } from './BlockForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './OfficeCustomers.module.css';
import { PointsPart } from './PointsPart.tsx';
import type { CustomerPartProps } from './part-props.ts';

interface CustomerPageProps {
  t: Translate<'office-customers'>;
  locale: Locale;
  id: string;
  onClose: () => void;
}

/** Everything about one customer. */
export function CustomerPage({ t, locale, id, onClose }: CustomerPageProps) {
  const { data: customer, load, setData } = useLoadedData(() => openCustomer(id));
  if (customer === 'loading' || customer === 'failed') {
    return (
      <>
        <Back t={t} onClose={onClose} />
        <LoadState state={customer} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />
      </>
    );
  }
  const answer: CustomerPartProps['onAnswer'] = (answered) => {
    if (answered.ok) setData(answered.value);
    if (answered.ok) showToast({ kind: 'success', message: t('saved') });
    return answered.ok;
  };
  const erase = async () => {
    const erased = await eraseCustomer(id);
    if (!erased.ok) return;
    showToast({ kind: 'success', message: t('wasErased') });
    onClose();
  };
  const part = { t, locale, customer, onAnswer: answer };
  return (
    <>
      <Back t={t} onClose={onClose} />
      <Facts {...part} />
      <NoteForm {...part} />
      <BlockForm {...part} />
      {customer.points !== null && <PointsPart {...part} points={customer.points} />}
      <Orders {...part} />
      <section className={styles['part']}>
        <h2>{t('data')}</h2>
        <p className={styles['hint']}>{t('dataHint')}</p>
        <div className={styles['actions']}>
          <a className="button soft" href={`/api/v1/office/customers/${encodeURIComponent(id)}/data`} download>
            {t('download')}
          </a>
          <ConfirmButton
            label={t('erase')}
            variant="danger"
            title={t('eraseTitle', { phone: formatPhone(customer.phone) })}
            cancelLabel={t('back')}
            onConfirm={erase}
          >
            {t('eraseText')}
          </ConfirmButton>
        </div>
      </section>
    </>
  );
}

function Back({ t, onClose }: Pick<CustomerPageProps, 't' | 'onClose'>) {
  return (
    <div className={styles['actions']}>
      <Button variant="ghost" onClick={onClose}>
        {t('backToSearch')}
      </Button>
    </div>
  );
}

function Facts({ t, locale, customer }: CustomerPartProps) {
  const { firstName, phone, isVerified, block, addresses, createdAt } = customer;
  return (
    <section className={styles['part']}>
      <h2>
        {firstName || formatPhone(phone)} {block !== null && <RecordBadge>{t('blocked')}</RecordBadge>}
      </h2>
      <ul className={styles['facts']}>
        <li>
          <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
          {!isVerified && ` · ${t('unverified')}`}
        </li>
        <li className={styles['hint']}>{t('since', { time: formatMoment(createdAt, locale, Date.now()) })}</li>
        {addresses.map(({ id, label, text, apartment }) => (
          <li key={id}>{[label, text, apartment].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
    </section>
  );
}

function Orders({ t, locale, customer: { orders } }: CustomerPartProps) {
  return (
    <section className={styles['part']}>
      <h2>{t('lastOrders')}</h2>
      {orders.length === 0 && <p>{t('noOrders')}</p>}
      <ul className={styles['facts']}>
        {orders.map(({ id, number, status, day, total }) => (
          <li key={id}>
            <a href={`${officeLink('adminOrders', locale)}?text=${number}`}>{t('number', { number })}</a> · {formatPrice(total, locale)} ·{' '}
            {formatDayMonth(day, locale)} · {t(`status_${status}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

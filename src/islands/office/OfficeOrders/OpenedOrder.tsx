import { useEffect, useState } from 'react';
import type { WireOpenedOrder } from '#contract/office/find-orders.ts';
import { formatPhone, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoment } from '#domain/office/moment.ts';
import { officeLink } from '#domain/office/sections.ts';
import type { Translate } from '#domain/words.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { cancelInOffice, followOrder, noteReturn, openOrder } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ReasonForm } from '#ui/office/ReasonForm/ReasonForm.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import styles from './OfficeOrders.module.css';

interface OpenedOrderProps {
  t: Translate<'office-customers'>;
  locale: Locale;
  id: string;
  /** Pages of customers are for those who work for all restaurants. */
  opensCustomers: boolean;
  onClose: () => void;
  /** It was canceled, or its money returned. */
  onChange: () => void;
}

/** One order in a dialog, read again while it is open: what and for whom, its history, and what can be done with it. */
export function OpenedOrder({ t, locale, id, opensCustomers, onClose, onChange }: OpenedOrderProps) {
  const [opened, setOpened] = useOpened(id, onClose);
  const [doing, setDoing] = useState<'cancel' | 'return' | null>(null);
  const act = async (kind: 'cancel' | 'return', text: string) => {
    const result = await (kind === 'cancel' ? cancelInOffice : noteReturn)(id, text);
    if (!result.ok) return;
    setOpened(result.value);
    setDoing(null);
    showToast({ kind: 'success', message: t(kind === 'cancel' ? 'cancelled' : 'returned') });
    onChange();
  };
  const number = opened?.order.number ?? 0;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={opened === null ? t('loading') : t('number', { number })}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {opened !== null && (
        <div className={styles['part']}>
          <Facts t={t} locale={locale} opensCustomers={opensCustomers} opened={opened} />
          {doing === null && (
            <div className={styles['actions']}>
              {opened.canCancel && (
                <Button variant="danger" onClick={() => setDoing('cancel')}>
                  {t('cancelOrder')}
                </Button>
              )}
              {opened.returnDue !== null && <Button onClick={() => setDoing('return')}>{t('noteReturn')}</Button>}
            </div>
          )}
          {doing !== null && (
            <ReasonForm
              label={t(doing === 'cancel' ? 'cancelReason' : 'returnNote')}
              missing={t('reasonMissing')}
              cancel={t('back')}
              submit={t(doing === 'cancel' ? 'cancelOrder' : 'noteReturn')}
              onSubmit={(text) => act(doing, text)}
              onCancel={() => setDoing(null)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The order as it changes; null: not read yet. */
function useOpened(id: string, onGone: () => void) {
  const [opened, setOpened] = useState<WireOpenedOrder | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void openOrder(id).then((found) => {
      if (!isCurrent) return;
      if (found === null) onGone();
      else setOpened(found);
    });
    const stop = followOrder(id, (found) => isCurrent && setOpened(found));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id, onGone]);
  return [opened, setOpened] as const;
}

function Facts({
  t,
  locale,
  opensCustomers,
  opened: { order, customer, returnDue },
}: Pick<OpenedOrderProps, 't' | 'locale' | 'opensCustomers'> & { opened: WireOpenedOrder }) {
  const { contact, address, lines, history, comment, cancelReason } = order;
  const house = [address?.entrance, address?.floor, address?.apartment].filter(Boolean).join(', ');
  const who = [contact.firstName, contact.phone1 === '' ? '' : formatPhone(contact.phone1)].filter(Boolean).join(', ');
  return (
    <>
      <ul className={styles['list']}>
        <li>
          {who === '' ? t('erased') : who}
          {order.isPhoneUnverified === true && ` · ${t('unverified')}`}
        </li>
        {address !== undefined && <li>{[address.text, house].filter(Boolean).join(', ')}</li>}
        {comment !== '' && <li>{comment}</li>}
        {customer !== null && (customer.isBlocked || opensCustomers) && (
          <li>
            {opensCustomers && <a href={`${officeLink('adminCustomers', locale)}?id=${customer.id}`}>{t('toCustomer')}</a>}
            {customer.isBlocked && ` · ${t('blocked')}`}
          </li>
        )}
        {returnDue !== null && <li className={styles['due']}>{t('returnDue', { sum: formatPrice(returnDue, locale) })}</li>}
        {cancelReason !== undefined && <li>{t('cancelledFor', { reason: cancelReason })}</li>}
      </ul>
      <ul className={styles['list']}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          <li key={index}>
            {line.quantity} × {line.name[locale]} · {formatPrice(line.total, locale)}
          </li>
        ))}
        <li>
          <b>{t('total', { sum: formatPrice(order.total, locale) })}</b>
        </li>
      </ul>
      <ul className={styles['list']}>
        {history.map(({ status, at, by }) => (
          <li key={`${status}${at}`} className={styles['hint']}>
            {[formatMoment(at, locale, Date.now()), t(`status_${status}`), nameOf(by, t)].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function nameOf(by: string, t: Translate<'office-customers'>): string {
  const [kind, ...name] = by.split(':');
  if (name.length > 0) return name.join(':');
  return t(kind === 'customer' ? 'by_customer' : kind === 'staff' ? 'by_staff' : 'by_system');
}

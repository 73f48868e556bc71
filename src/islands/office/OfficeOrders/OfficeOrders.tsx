import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { type FoundOrderPage, findOrders, type OrderFilter } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { FoundOrderRow } from './FoundOrderRow.tsx';
import styles from './OfficeOrders.module.css';
import { OpenedOrder } from './OpenedOrder.tsx';
import { OrderSearch } from './OrderSearch.tsx';

export interface OfficeOrdersProps {
  locale: Locale;
  words: Words;
  restaurants: readonly { readonly id: string; readonly name: string }[];
  /** Whether an order links to the page of its customer. */
  opensCustomers: boolean;
  /** What is looked for first. */
  filter: OrderFilter;
}

/**
 * Finds orders by number, phone, name, day, restaurant, sum and state, and opens one: its history, its customer, canceling it afterwards.
 *
 * ## Why an island?
 *
 * Orders are searched, opened and corrected by the API while the page stays open.
 */
export const OfficeOrders = withErrorBoundary(function OfficeOrders({
  locale,
  words,
  restaurants,
  opensCustomers,
  filter: first,
}: OfficeOrdersProps) {
  const t = translator<'office-customers'>(words);
  const [filter, setFilter] = useState(first);
  const [page, setPage] = useState<FoundOrderPage | 'loading' | 'failed'>('loading');
  const [openId, setOpenId] = useState<string | null>(null);
  const close = useCallback(() => setOpenId(null), []);
  const load = async (wanted: OrderFilter) => {
    setFilter(wanted);
    setPage('loading');
    setPage((await findOrders(wanted, null)) ?? 'failed');
  };
  const loadFirst = useEffectEvent(() => void load(first));
  useEffect(() => loadFirst(), []);
  const more = async (shown: FoundOrderPage) => {
    const next = await findOrders(filter, shown.next);
    if (next !== null) setPage({ ...next, orders: [...shown.orders, ...next.orders] });
  };
  return (
    <Theme>
      <div className={styles['orders']}>
        <OrderSearch t={t} filter={filter} restaurants={restaurants} onSearch={(wanted) => void load(wanted)} />
        {(page === 'loading' || page === 'failed') && (
          <LoadState state={page} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={() => load(filter)} />
        )}
        {typeof page === 'object' && (
          <Found t={t} locale={locale} page={page} restaurants={restaurants} onOpen={setOpenId} onMore={() => void more(page)} />
        )}
        {openId !== null && (
          <OpenedOrder
            key={openId}
            t={t}
            locale={locale}
            id={openId}
            opensCustomers={opensCustomers}
            onClose={close}
            onChange={() => void load(filter)}
          />
        )}
      </div>
    </Theme>
  );
});

interface FoundProps extends Pick<OfficeOrdersProps, 'locale' | 'restaurants'> {
  t: Translate<'office-customers'>;
  page: FoundOrderPage;
  onOpen: (id: string) => void;
  onMore: () => void;
}

function Found({ t, locale, page, restaurants, onOpen, onMore }: FoundProps) {
  const titleId = useId();
  const names = new Map(restaurants.map(({ id, name }) => [id, name]));
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('found')}</h2>
      {page.orders.length === 0 && <p role="status">{t('nothing')}</p>}
      <RecordList>
        {page.orders.map((order) => (
          <FoundOrderRow
            key={order.id}
            t={t}
            locale={locale}
            order={order}
            restaurant={names.get(order.restaurantId) ?? ''}
            onOpen={() => onOpen(order.id)}
          />
        ))}
      </RecordList>
      {page.next !== null && (
        <Button variant="soft" onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

import { useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { type FoundCustomerPage, findCustomers } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { RecordBadge, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { CustomerPage } from './CustomerPage.tsx';
import styles from './OfficeCustomers.module.css';

export interface OfficeCustomersProps {
  locale: Locale;
  words: Words;
  /** Who is opened first; null: nobody. */
  openId: string | null;
}

/**
 * Finds customers by name or phone, and opens one: orders, points, addresses, a note, a block, the data as a file, and erasing them.
 *
 * ## Why an island?
 *
 * Customers are searched and corrected by the API while the page stays open.
 */
export const OfficeCustomers = withErrorBoundary(function OfficeCustomers({ locale, words, openId: first }: OfficeCustomersProps) {
  const t = translator<'office-customers'>(words);
  const [openId, setOpenId] = useState(first);
  return (
    <Theme>
      <div className={styles['customers']}>
        {openId === null ? (
          <Search t={t} onOpen={setOpenId} />
        ) : (
          <CustomerPage key={openId} t={t} locale={locale} id={openId} onClose={() => setOpenId(null)} />
        )}
      </div>
    </Theme>
  );
});

interface SearchProps {
  t: ReturnType<typeof translator<'office-customers'>>;
  onOpen: (id: string) => void;
}

/** The only one who is found is opened. */
function Search({ t, onOpen }: SearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const [page, setPage] = useState<FoundCustomerPage | null>(null);
  const [isBusy, setBusy] = useState(false);
  const search = async () => {
    setBusy(true);
    const found = await findCustomers(text, '');
    setBusy(false);
    setSearched(text);
    setPage(found);
    const [only, ...others] = found?.customers ?? [];
    if (only !== undefined && others.length === 0) onOpen(only.id);
  };
  const more = async (shown: FoundCustomerPage) => {
    const next = await findCustomers(searched, shown.next ?? '');
    if (next !== null) setPage({ ...next, customers: [...shown.customers, ...next.customers] });
  };
  return (
    <>
      <form
        className={styles['search']}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        <TextField label={t('nameOrPhone')} type="search" autoComplete="off" maxLength={100} value={text} onChange={setText} />
        <Button type="submit" loading={isBusy}>
          {t('find')}
        </Button>
      </form>
      {page === null ? (
        <p className={styles['hint']}>{t('searchHint')}</p>
      ) : (
        <section className={styles['part']} aria-labelledby={id}>
          <h2 id={id}>{t('foundCustomers')}</h2>
          {page.customers.length === 0 && <p role="status">{t('nobody')}</p>}
          <RecordList>
            {page.customers.map((customer) => (
              <FoundCustomerRow key={customer.id} t={t} customer={customer} onOpen={() => onOpen(customer.id)} />
            ))}
          </RecordList>
          {page.next !== null && (
            <Button variant="soft" onClick={() => void more(page)}>
              {t('more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

interface FoundCustomerRowProps extends Pick<SearchProps, 't'> {
  customer: FoundCustomerPage['customers'][number];
  onOpen: () => void;
}

function FoundCustomerRow({ t, customer: { firstName, phone, isVerified, isBlocked }, onOpen }: FoundCustomerRowProps) {
  return (
    <li>
      <RecordRow
        actions={
          <Button variant="ghost" aria-label={t('openNamed', { name: firstName || phone })} onClick={onOpen}>
            {t('open')}
          </Button>
        }
      >
        <p>
          <b>{firstName || phone}</b> {isBlocked && <RecordBadge>{t('blocked')}</RecordBadge>}
        </p>
        <p>
          {phone}
          {!isVerified && ` · ${t('unverified')}`}
        </p>
      </RecordRow>
    </li>
  );
}

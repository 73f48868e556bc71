import { useState } from 'react';
import type { WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import { type PaymentProvider, paymentProviders, providerNames } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import { loadMerchantAccounts, type MerchantAccounts } from '#stores/office/merchant-accounts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { AccountForm } from './AccountForm.tsx';
import styles from './OfficePayments.module.css';

interface AccountsProps {
  t: Translate<'office-payments'>;
  /** owners may */
  canChange: boolean;
}

/** Of each restaurant, which account of each provider takes the money. */
export function Accounts({ t, canChange }: AccountsProps) {
  const { data: loaded, load, setData } = useLoadedData(loadMerchantAccounts);
  const [edited, setEdited] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  if (loaded === 'loading' || loaded === 'failed') {
    return <LoadState state={loaded} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />;
  }
  const saved = (changed: WireMerchantAccounts) => {
    setEdited(null);
    setStatus(t('accountSaved', { name: changed.name }));
    const restaurants = loaded.restaurants.map((one) => (one.restaurantId === changed.restaurantId ? changed : one));
    setData({ ...loaded, restaurants });
  };
  return (
    <>
      <p>{t(loaded.areStubs ? 'accountsStubs' : 'accountsHint')}</p>
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      {loaded.restaurants.length === 0 && <p>{t('noRestaurants')}</p>}
      <RecordList>
        {loaded.restaurants.map((restaurant) => (
          <li key={restaurant.restaurantId} className={styles['part']}>
            <div>
              <h2>{restaurant.name}</h2>
              <RecordHint>{offeredText(t, restaurant)}</RecordHint>
            </div>
            {paymentProviders.map((provider) => (
              <ProviderAccount
                key={provider}
                {...{ t, restaurant, provider, loaded }}
                isOpen={edited === keyOf(restaurant, provider)}
                onOpen={canChange ? () => setEdited(keyOf(restaurant, provider)) : null}
                onClose={() => setEdited(null)}
                onSaved={saved}
              />
            ))}
          </li>
        ))}
      </RecordList>
    </>
  );
}

interface ProviderAccountProps {
  t: AccountsProps['t'];
  restaurant: WireMerchantAccounts;
  provider: PaymentProvider;
  loaded: MerchantAccounts;
  isOpen: boolean;
  /** null: this person only reads */
  onOpen: (() => void) | null;
  onClose: () => void;
  onSaved: (restaurant: WireMerchantAccounts) => void;
}

function ProviderAccount({ t, restaurant, provider, loaded, isOpen, onOpen, onClose, onSaved }: ProviderAccountProps) {
  const name = t('accountOf', { provider: providerNames[provider], name: restaurant.name });
  if (isOpen) {
    const hasShop = loaded.shop.includes(provider);
    return (
      <div className={styles['account']}>
        <h3>{providerNames[provider]}</h3>
        <AccountForm {...{ t, restaurant, provider, hasShop, onSaved }} issuesReceipts={loaded.issuesReceipts} onCancel={onClose} />
      </div>
    );
  }
  const change = onOpen !== null && (
    <Button variant="ghost" aria-label={t('changeOf', { what: name })} onClick={onOpen}>
      {t('change')}
    </Button>
  );
  return (
    <div className={styles['account']}>
      <RecordRow actions={change}>
        <h3>{providerNames[provider]}</h3>
        <RecordHint>{accountText(t, restaurant, provider)}</RecordHint>
        {lacksReceipts(loaded, restaurant, provider) && <p role="alert">{t('lacksReceipts')}</p>}
      </RecordRow>
    </div>
  );
}

function keyOf({ restaurantId }: WireMerchantAccounts, provider: PaymentProvider): string {
  return `${provider} ${restaurantId}`;
}

/** What customers of the restaurant see. */
function offeredText(t: AccountsProps['t'], { offered }: WireMerchantAccounts): string {
  if (offered.length === 0) return t('offeredNone');
  return t('offered', { providers: offered.map((provider) => providerNames[provider]).join(', ') });
}

function accountText(t: AccountsProps['t'], restaurant: WireMerchantAccounts, provider: PaymentProvider): string {
  const account = restaurant[provider];
  if (account.kind !== 'own') return t(`is_${account.kind}`);
  return t('is_own', { id: 'serviceId' in account ? account.serviceId : account.merchantId });
}

/** Whether an account is not used because it was set before the shop issued receipts. */
function lacksReceipts({ issuesReceipts }: MerchantAccounts, { click }: WireMerchantAccounts, provider: PaymentProvider): boolean {
  if (!issuesReceipts || provider !== 'click' || click.kind !== 'own') return false;
  return click.tin === undefined || click.merchantUserId === undefined;
}

import { type SubmitEvent, useState } from 'react';
import type { WireMerchantAccounts } from '#contract/office/merchant-accounts.ts';
import { type PaymentProvider, providerNames } from '#domain/payment/provider.ts';
import type { Translate } from '#domain/words.ts';
import { changeMerchantAccount } from '#stores/office/merchant-accounts.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { FormActions } from '#ui/office/RecordForm/FormActions.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import {
  type AccountField,
  type AccountKind,
  accountFields,
  changeOf,
  isAccountField,
  type TypedAccount,
  typedOf,
} from './account-fields.ts';
import styles from './OfficePayments.module.css';

interface AccountFormProps {
  t: Translate<'office-payments'>;
  restaurant: WireMerchantAccounts;
  provider: PaymentProvider;
  /** the shop has an account of its own at the provider */
  hasShop: boolean;
  /** the shop issues receipts, for which Click needs more */
  issuesReceipts: boolean;
  onSaved: (restaurant: WireMerchantAccounts) => void;
  onCancel: () => void;
}

const optional: readonly AccountField[] = ['merchantUserId', 'tin'];

/** Which account of a provider takes the money of a restaurant. */
export function AccountForm(props: AccountFormProps) {
  const { t, restaurant, provider, hasShop, issuesReceipts, onCancel } = props;
  const { kind, setKind, typed, type, wrong, other, isBusy, save } = useAccountForm(props);
  const title = t('accountOf', { provider: providerNames[provider], name: restaurant.name });
  const isStored = restaurant[provider].kind === 'own';
  const hintOf = (field: AccountField) => {
    if (field === 'key' && isStored) return t('keyHint');
    return optional.includes(field) && !issuesReceipts ? t(field === 'tin' ? 'tinHint' : 'userHint') : undefined;
  };
  return (
    <form className={styles['form']} noValidate aria-label={title} onSubmit={(event) => void save(event)}>
      <Segmented
        legend={title}
        options={(['shop', 'own', 'off'] as const).map((value) => ({
          value,
          label: t(value === 'shop' && !hasShop ? 'kind_none' : `kind_${value}`),
        }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'own' &&
        accountFields[provider].map((field) => {
          const hint = hintOf(field);
          return (
            <TextField
              key={field}
              name={field}
              label={t(`${provider}_${field}` as 'click_tin')}
              type={field === 'key' ? 'password' : 'text'}
              inputMode={isNumber(provider, field) ? 'numeric' : 'text'}
              autoComplete={field === 'key' ? 'new-password' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={200}
              value={typed[field] ?? ''}
              error={wrong === field ? wrongText(t, provider, field, typed) : null}
              {...(hint !== undefined && { hint })}
              onChange={(text) => type(field, text)}
            />
          );
        })}
      {kind === 'off' && <p className={styles['hint']}>{t('offHint', { provider: providerNames[provider] })}</p>}
      {other !== null && <p role="alert">{other}</p>}
      <FormActions saveLabel={t('save')} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

function useAccountForm({ restaurant, provider, onSaved }: AccountFormProps) {
  const account = restaurant[provider];
  const [kind, setKind] = useState<AccountKind>(account.kind === 'none' ? 'shop' : account.kind);
  const [typed, setTyped] = useState<TypedAccount>(() => typedOf(provider, account));
  const [wrong, setWrong] = useState<AccountField | null>(null);
  const [other, setOther] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setOther(null);
    setWrong(null);
    setBusy(true);
    const saved = await changeMerchantAccount(restaurant.restaurantId, changeOf(provider, kind, typed));
    setBusy(false);
    if (saved.ok) return onSaved(saved.value);
    const { problem } = saved;
    if (problem.code !== 'INVALID_BODY' || !isAccountField(provider, problem.details.field)) return setOther(problem.message);
    setWrong(problem.details.field);
    form.querySelector<HTMLElement>(`[name="${problem.details.field}"]`)?.focus();
  };
  const type = (field: AccountField, text: string) => {
    if (field === wrong) setWrong(null);
    setTyped({ ...typed, [field]: text });
  };
  return { kind, setKind, typed, type, wrong, other, isBusy, save };
}

function isNumber(provider: PaymentProvider, field: AccountField): boolean {
  return field === 'serviceId' || field === 'tin' || (provider === 'click' && field.startsWith('merchant'));
}

function wrongText(t: AccountFormProps['t'], provider: PaymentProvider, field: AccountField, typed: TypedAccount): string {
  if ((typed[field] ?? '').trim() === '') return t(field === 'tin' || field === 'merchantUserId' ? 'neededForReceipts' : 'needed');
  if (field === 'tin') return t('wrongTin');
  if (isNumber(provider, field)) return t('wrongNumber');
  return t(field === 'merchantId' ? 'wrongDesk' : 'wrongText');
}

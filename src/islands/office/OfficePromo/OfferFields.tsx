import { offeredToValues } from '#domain/order/promo.ts';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { codeTable, isForNamed, typedPhones } from './code-draft.ts';
import type { CodeFieldsProps } from './code-fields-props.ts';
import styles from './OfficePromo.module.css';

const kinds = ['code', 'automatic'] as const;

/** Whether customers enter a code or get the discount by itself, and whom the code is shown to. */
export function OfferFields(props: CodeFieldsProps) {
  const { t, draft, change, errorOf } = props;
  const isCode = draft.kind === 'code';
  const { wrong } = typedPhones(draft.phones);
  const phonesError = errorOf('phones') === null || wrong === null ? errorOf('phones') : t('phones_wrongOne', { phone: wrong });
  return (
    <FieldGroup legend={t('whoLegend')}>
      <Segmented
        legend={t('kindLegend')}
        options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <p className={styles['hint']}>{t(`kind_${draft.kind}_note`)}</p>
      {isCode && (
        <fieldset className={styles['offers']}>
          <legend>{t('offeredToLegend')}</legend>
          {offeredToValues.map((value) => (
            <label key={value}>
              <input type="radio" name="offeredTo" checked={draft.offeredTo === value} onChange={() => change({ offeredTo: value })} />
              <span>
                {t(`offeredTo_${value}`)}
                <small>{t(`offeredTo_${value}_note`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isForNamed(draft) && (
        <TextArea
          label={t('phones')}
          description={t('phonesNote')}
          rows={3}
          inputMode="tel"
          autoComplete="off"
          value={draft.phones}
          error={phonesError}
          onChange={(phones) => change({ phones })}
        />
      )}
      {isCode && <Fields {...props} table={codeTable} names={['combines']} />}
    </FieldGroup>
  );
}

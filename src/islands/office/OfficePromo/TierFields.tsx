import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { newRecordId } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import styles from './OfficePromo.module.css';
import { newTier, type TierDraft, type TierField, type TierProblems, tierTable } from './points-draft.ts';

interface TierFieldsProps {
  t: Translate<'office-promo'>;
  locale: Locale;
  tiers: readonly TierDraft[];
  /** by the tier's place; shorter where nothing is wrong */
  problems: readonly TierProblems[];
  onChange: (tiers: readonly TierDraft[]) => void;
}

/** The tiers: from which sum of orders on, and what an order earns. */
export function TierFields({ t, locale, tiers, problems, onChange }: TierFieldsProps) {
  const change = (tier: TierDraft, changes: Partial<TierDraft>) =>
    onChange(tiers.map((other) => (other === tier ? { ...tier, ...changes } : other)));
  const errorOf = (index: number, field: TierField) => {
    const rule = problems[index]?.[field];
    if (rule === undefined) return null;
    return t(rule === 'repeated' ? 'fromSpent_repeated' : `${field}_missing`);
  };
  return (
    <FieldGroup legend={t('tiersLegend')}>
      <p className={styles['hint']}>{t(tiers.length === 0 ? 'noTiers' : 'tiersNote')}</p>
      {tiers.map((tier, index) => {
        const fields = {
          t,
          locale,
          table: tierTable,
          draft: tier,
          change: (changes: Partial<TierDraft>) => change(tier, changes),
          errorOf: (field: TierField) => errorOf(index, field),
        };
        return (
          <fieldset key={tier.id} className={styles['tier']}>
            <legend>{t('tier', { place: index + 1 })}</legend>
            <Fields {...fields} names={['name']} />
            <FieldGrid>
              <Fields {...fields} names={['fromSpent', 'accrualPercent']} />
              <Button
                variant="ghost"
                aria-label={t('removeTier', { place: index + 1 })}
                onClick={() => onChange(tiers.filter((other) => other !== tier))}
              >
                {t('delete')}
              </Button>
            </FieldGrid>
          </fieldset>
        );
      })}
      <div>
        <Button variant="soft" onClick={() => onChange([...tiers, newTier(newRecordId(), tiers.length === 0)])}>
          {t('addTier')}
        </Button>
      </div>
    </FieldGroup>
  );
}

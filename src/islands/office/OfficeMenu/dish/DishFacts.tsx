import type { ReactNode } from 'react';
import { allergens, mostEnergy, nutrients } from '#domain/menu/dish-facts.ts';
import { dishTags } from '#domain/menu/dish-tags.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import forms from '../Forms.module.css';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import type { FactsDraft, TypedFact } from './facts-draft.ts';
import type { FactErrors } from './use-fact-errors.ts';

interface DishFactsProps extends Pick<MenuProps, 't' | 'locale'> {
  facts: FactsDraft;
  errors: FactErrors;
  onChange: (facts: FactsDraft) => void;
}

/** Tags, energy and allergens, which customers see, and the codes of receipts, which only the office sees. */
export function DishFacts({ t, locale, facts, errors, onChange }: DishFactsProps) {
  const typed = (name: TypedFact, inputMode: 'decimal' | 'numeric') => (
    <TextField
      key={name}
      ref={errors[name].field}
      label={t(name)}
      autoComplete="off"
      inputMode={inputMode}
      value={facts[name]}
      error={errors[name].message}
      onChange={(text) => {
        for (const error of Object.values(errors)) error.clear();
        onChange({ ...facts, [name]: text });
      }}
    />
  );
  return (
    <>
      <CheckGroup
        legend={t('tags')}
        items={dishTags.map((tag) => ({ value: tag, label: t(`tag_${tag}`) }))}
        chosen={facts.tags}
        onChange={(tags) => onChange({ ...facts, tags })}
      />
      <TextField
        label={t('otherTags')}
        autoComplete="off"
        value={facts.otherTags}
        onChange={(otherTags) => onChange({ ...facts, otherTags })}
      />
      <div className={styles['fields']}>
        <NumberField
          locale={locale}
          label={t('energy')}
          max={mostEnergy}
          value={facts.energy}
          onChange={(energy) => onChange({ ...facts, energy })}
        />
        {nutrients.map((nutrient) => typed(nutrient, 'decimal'))}
      </div>
      <CheckGroup
        legend={t('allergens')}
        items={allergens.map((allergen) => ({ value: allergen, label: t(`allergen_${allergen}`) }))}
        chosen={facts.allergens}
        onChange={(chosen) => onChange({ ...facts, allergens: chosen })}
      />
      <FiscalCodes t={t} locale={locale} facts={facts} onChange={onChange} typed={typed} />
    </>
  );
}

interface FiscalCodesProps extends Omit<DishFactsProps, 'errors'> {
  typed: (name: TypedFact, inputMode: 'decimal' | 'numeric') => ReactNode;
}

function FiscalCodes({ t, locale, facts, onChange, typed }: FiscalCodesProps) {
  return (
    <fieldset className={forms['codes']}>
      <legend>{t('fiscal')}</legend>
      <p className={styles['hint']}>{t('fiscalHint')}</p>
      <div className={styles['fields']}>
        {typed('mxik', 'numeric')}
        {typed('packageCode', 'numeric')}
        <NumberField
          locale={locale}
          label={t('vatPercent')}
          max={100}
          value={facts.vatPercent}
          onChange={(vatPercent) => onChange({ ...facts, vatPercent })}
        />
      </div>
    </fieldset>
  );
}

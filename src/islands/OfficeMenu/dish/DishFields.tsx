import { useMemo } from 'react';
import { categoryChoices, textIn } from '#stores/office/menu-records.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import type { useFieldError } from '#ui/inputs/use-field-error.ts';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { DishPicture } from './DishPicture.tsx';
import type { DishDraft } from './dish-draft.ts';
import { Suggested } from './Suggested.tsx';
import type { DishChoice } from './use-dish-choices.ts';

interface DishFieldsProps extends MenuProps {
  draft: DishDraft;
  /** the other dishes */
  choices: readonly DishChoice[];
  ofPrice: ReturnType<typeof useFieldError>;
  onChange: (values: Partial<DishDraft>) => void;
}

const mostSum = 100_000_000;

/** What is the same in every language. */
export function DishFields({ t, locale, catalog, draft, choices: dishes, ofPrice, onChange }: DishFieldsProps) {
  const { categories, modifierGroups } = catalog.draft;
  const choices = useMemo(() => categoryChoices(categories, locale), [categories, locale]);
  return (
    <>
      <div className={styles['fields']}>
        <NumberField
          ref={ofPrice.field}
          locale={locale}
          label={t('price')}
          max={mostSum}
          value={draft.price}
          error={ofPrice.message}
          required
          onChange={(price) => onChange({ price })}
        />
        <NumberField
          locale={locale}
          label={t('oldPrice')}
          max={mostSum}
          value={draft.oldPrice}
          onChange={(oldPrice) => onChange({ oldPrice })}
        />
        <Select
          label={t('category')}
          placeholder={t('categoryMissing')}
          options={choices}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
        <Switch label={t('onSale')} checked={draft.isAvailable} onChange={(isAvailable) => onChange({ isAvailable })} />
      </div>
      <DishPicture t={t} image={draft.image} onChange={(image) => onChange({ image })} />
      <CheckGroup
        legend={t('groups')}
        items={modifierGroups.map(({ id, name }) => ({ value: String(id), label: textIn(name, locale) }))}
        chosen={draft.groups}
        onChange={(groups) => onChange({ groups })}
      >
        {modifierGroups.length === 0 && <p className={styles['hint']}>{t('noGroups')}</p>}
      </CheckGroup>
      <Suggested t={t} choices={dishes} suggested={draft.suggested} onChange={(suggested) => onChange({ suggested })} />
    </>
  );
}

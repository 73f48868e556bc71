import { useMemo } from 'react';
import type { Locale } from '#domain/locale.ts';
import { mostPrice } from '#domain/typed-number.ts';
import { categoryChoices, textIn } from '#stores/office/menu-records.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import type { useFieldError } from '#ui/inputs/use-field-error.ts';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { countBy } from '../count-by.ts';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { DishPicture } from './DishPicture.tsx';
import type { DishDraft } from './dish-draft.ts';
import { Suggested } from './Suggested.tsx';
import type { DishChoice } from './use-dish-choices.ts';
import type { PictureState } from './use-picture.ts';

interface DishFieldsProps extends MenuProps {
  draft: DishDraft;
  /** the other dishes */
  choices: readonly DishChoice[];
  ofPrice: ReturnType<typeof useFieldError>;
  onChange: (values: Partial<DishDraft>) => void;
  onPicture: (state: PictureState) => void;
}

/** The groups of options; of those with the same name also what can be chosen in them. */
function groupChoices(groups: MenuProps['catalog']['draft']['modifierGroups'], locale: Locale) {
  const counts = countBy(groups, ({ name }) => textIn(name, locale));
  return groups.map(({ id, name, options }) => {
    const label = textIn(name, locale);
    const isOnly = (counts.get(label) ?? 0) < 2;
    return { value: String(id), label: isOnly ? label : `${label} (${options.map((option) => textIn(option.name, locale)).join(', ')})` };
  });
}

/** What is the same in every language. */
export function DishFields({ t, locale, catalog, draft, choices: dishes, ofPrice, onChange, onPicture }: DishFieldsProps) {
  const { categories, modifierGroups } = catalog.draft;
  const choices = useMemo(() => categoryChoices(categories, locale), [categories, locale]);
  return (
    <>
      <div className={styles['fields']}>
        <NumberField
          ref={ofPrice.field}
          locale={locale}
          label={t('price')}
          max={mostPrice}
          value={draft.price}
          error={ofPrice.message}
          required
          onChange={(price) => onChange({ price })}
        />
        <NumberField
          locale={locale}
          label={t('oldPrice')}
          max={mostPrice}
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
        <Switch
          label={t('onSale')}
          note={t('onSaleHint')}
          checked={draft.isAvailable}
          onChange={(isAvailable) => onChange({ isAvailable })}
        />
      </div>
      <DishPicture t={t} image={draft.image} onChange={(image) => onChange({ image })} onState={onPicture} />
      <CheckGroup
        legend={t('groups')}
        items={groupChoices(modifierGroups, locale)}
        chosen={draft.groups}
        onChange={(groups) => onChange({ groups })}
      >
        {modifierGroups.length === 0 && <p className={styles['hint']}>{t('noGroups')}</p>}
      </CheckGroup>
      <Suggested t={t} choices={dishes} suggested={draft.suggested} onChange={(suggested) => onChange({ suggested })} />
    </>
  );
}

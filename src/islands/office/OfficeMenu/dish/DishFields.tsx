import { useMemo } from 'react';
import type { Locale } from '#domain/locale.ts';
import { categoryChoices, textIn } from '#stores/office/menu-records.ts';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { countBy } from '../count-by.ts';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { DishPicture } from './DishPicture.tsx';
import { type DishDraft, dishTable } from './dish-draft.ts';
import { Suggested } from './Suggested.tsx';
import type { DishChoice } from './use-dish-choices.ts';
import type { PictureState } from './use-picture.ts';

interface DishFieldsProps extends MenuProps {
  draft: DishDraft;
  /** the other dishes */
  choices: readonly DishChoice[];
  errorOf: (field: keyof typeof dishTable) => string | null;
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
export function DishFields({ t, locale, catalog, draft, choices: dishes, errorOf, onChange, onPicture }: DishFieldsProps) {
  const { categories, modifierGroups } = catalog.draft;
  const choices = useMemo(() => categoryChoices(categories, locale), [categories, locale]);
  const fields = { t, locale, table: dishTable, draft, change: onChange, errorOf };
  return (
    <>
      <div className={styles['fields']}>
        <Fields {...fields} names={['price', 'oldPrice']} />
        <Select
          label={t('category')}
          placeholder={t('categoryMissing')}
          options={choices}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
        <Fields {...fields} names={['isAvailable']} />
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

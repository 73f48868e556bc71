import { allergens } from '#domain/menu/dish-facts.ts';
import { dishTags, menuTags } from '#domain/menu/dish-tags.ts';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { Fields } from '#ui/office/RecordForm/Fields.tsx';
import forms from '../Forms.module.css';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { type FactField, type FactsDraft, factsTable } from './facts-draft.ts';

interface DishFactsProps extends Pick<MenuProps, 't' | 'locale'> {
  facts: FactsDraft;
  errorOf: (field: FactField) => string | null;
  onChange: (facts: FactsDraft) => void;
}

/** Tags, energy and allergens, which customers see, and the codes of receipts, which only the office sees. */
export function DishFacts({ t, locale, facts, errorOf, onChange }: DishFactsProps) {
  const change = (changes: Partial<FactsDraft>) => onChange({ ...facts, ...changes });
  const fields = { t, locale, table: factsTable, draft: facts, change, errorOf };
  return (
    <>
      <CheckGroup
        legend={t('tags')}
        items={dishTags.map((tag) => ({ value: tag, label: t(`tag_${tag}`) }))}
        chosen={facts.tags}
        onChange={(tags) => change({ tags })}
      />
      <CheckGroup
        legend={t('menuTags')}
        items={menuTags.map((tag) => ({ value: tag, label: t(`tag_${tag}`) }))}
        chosen={facts.tags}
        onChange={(tags) => change({ tags })}
      />
      <TextField label={t('otherTags')} autoComplete="off" value={facts.otherTags} onChange={(otherTags) => change({ otherTags })} />
      <div className={styles['fields']}>
        <Fields {...fields} names={['energy', 'protein', 'fat', 'carbohydrate']} />
      </div>
      <CheckGroup
        legend={t('allergens')}
        items={allergens.map((allergen) => ({ value: allergen, label: t(`allergen_${allergen}`) }))}
        chosen={facts.allergens}
        onChange={(chosen) => change({ allergens: chosen })}
      />
      <fieldset className={forms['codes']}>
        <legend>{t('fiscal')}</legend>
        <p className={styles['hint']}>{t('fiscalHint')}</p>
        <div className={styles['fields']}>
          <Fields {...fields} names={['mxik', 'packageCode', 'vatPercent']} />
        </div>
      </fieldset>
    </>
  );
}

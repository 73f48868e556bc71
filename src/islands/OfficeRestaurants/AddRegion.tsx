import { type SubmitEvent, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { knownRegions } from '#domain/place/known-regions.ts';
import type { Translate } from '#domain/words.ts';
import { saveRecords } from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeRestaurants.module.css';

interface AddRegionProps {
  t: Translate<'office-places'>;
  locale: Locale;
  onAdded: () => void;
}

/** Adds the first region, one of Uzbekistan: a restaurant belongs to one. */
export function AddRegion({ t, locale, onAdded }: AddRegionProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const region = knownRegions.find(({ slug }) => slug === chosen);
    if (region === undefined) return setError(t('regionMissing'));
    setBusy(true);
    const result = await saveRecords([{ section: 'regions', id: String(region.id), value: { ...region } }]);
    setBusy(false);
    if (result.ok) onAdded();
    else setError(result.problem.message || t('notSaved'));
  };
  return (
    <form className={styles['addRegion']} noValidate onSubmit={(event) => void add(event)}>
      <Select
        label={t('region')}
        options={knownRegions.map(({ slug, name }) => ({ value: slug, label: name[locale] }))}
        value={chosen}
        placeholder={t('chooseRegion')}
        error={error}
        onChange={(slug) => {
          setChosen(slug);
          setError(null);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {t('addRegion')}
      </Button>
    </form>
  );
}

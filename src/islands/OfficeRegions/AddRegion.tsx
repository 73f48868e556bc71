import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeRegions.module.css';
import { type RegionRecord, regionChoices } from './place-draft.ts';
import type { RegionsProps } from './regions-props.ts';

interface AddRegionProps extends RegionsProps {
  isBusy: boolean;
  onAdd: (region: RegionRecord) => void;
  /** a place that is no region of Uzbekistan */
  onOther: () => void;
}

const other = 'other';

/** Adds a region of Uzbekistan that the catalog does not have, or another place. */
export function AddRegion({ t, locale, catalog, isBusy, onAdd, onOther }: AddRegionProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const choices = regionChoices(catalog);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === other) return onOther();
    const region = choices.find(({ slug }) => slug === chosen);
    if (region === undefined) return setError(t('regionMissing'));
    onAdd(region);
  };
  return (
    <form className={styles['add']} noValidate onSubmit={add}>
      <Select
        label={t('region')}
        options={[...choices.map(({ slug, name }) => ({ value: slug, label: name[locale] })), { value: other, label: t('otherRegion') }]}
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

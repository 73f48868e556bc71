import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { knownRegions } from '#domain/place/known-regions.ts';
import { translator, type Words } from '#domain/words.ts';
import { type CatalogState, saveRecords } from '#stores/office/catalog-draft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeRestaurants.module.css';

interface AddRegionProps {
  words: Words;
  locale: Locale;
  regions: CatalogState['draft']['regions'];
}

/** Adds a region of Uzbekistan, which restaurants belong to. */
export function AddRegion({ words, locale, regions }: AddRegionProps) {
  const t = translator<'office-start'>(words);
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const added = new Set(regions.map(({ soato }) => soato));
  const others = knownRegions.filter(({ soato }) => !added.has(soato));

  const add = async () => {
    const region = others.find(({ slug }) => slug === chosen);
    if (region === undefined) return setError(t('regionMissing'));
    const id = freeId(region.id, regions);
    const result = await saveRecords([{ section: 'regions', id: String(id), value: { ...region, id }, base: null }]);
    setError(result.ok ? '' : result.problem.message);
  };
  if (others.length === 0) return null;
  return (
    <div className={styles['addRegion']}>
      <Select
        label={t('region')}
        options={others.map(({ slug, name }) => ({ value: slug, label: name[locale] }))}
        value={chosen}
        placeholder={t('chooseRegion')}
        error={error === '' ? null : error}
        onChange={setChosen}
      />
      <Button variant={regions.length === 0 ? 'primary' : 'soft'} onClick={() => void add()}>
        {t('addRegion')}
      </Button>
    </div>
  );
}

/** Its own id, or the next number when a region of another list has it. */
function freeId(id: number, regions: AddRegionProps['regions']): number {
  const used = new Set(regions.map((region) => String(region.id)));
  let free = id;
  while (used.has(String(free))) free += 1;
  return free;
}

import { type SubmitEvent, useState } from 'react';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeRegions.module.css';
import { type RegionRecord, regionChoices } from './place-draft.ts';
import type { RegionsProps } from './regions-props.ts';

interface AddRegionProps extends RegionsProps {
  isBusy: boolean;
  /** false: it was not saved */
  onAdd: (region: RegionRecord) => Promise<boolean>;
  /** a place that is no region of Uzbekistan */
  onOther: () => void;
}

interface Draft {
  /** the slug of a region, or `other` */
  readonly chosen: string | null;
}

const other = 'other';
const empty: Draft = { chosen: null };
const origin = { base: null };

/** Adds a region of Uzbekistan that the catalog does not have, or another place. */
export function AddRegion({ t, locale, catalog, isBusy, onAdd, onOther }: AddRegionProps) {
  const [keeper] = useState(() => keeperOf<Draft, typeof origin>('region', 'new'));
  const unsaved = useUnsaved({ keeper, origin, initial: () => empty, title: t('addRegion') });
  const { chosen } = unsaved.draft;
  const [error, setError] = useState<string | null>(null);
  const choices = regionChoices(catalog);

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === other) {
      unsaved.saved();
      return onOther();
    }
    const region = choices.find(({ slug }) => slug === chosen);
    if (region === undefined) return setError(t('regionMissing'));
    // the list with the added one has a form of its own
    unsaved.saved();
    if (!(await onAdd(region))) unsaved.change({ chosen });
  };
  return (
    <form data-changes="all" className={styles['add']} noValidate onSubmit={(event) => void add(event)}>
      {unsaved.notice}
      <Select
        label={t('region')}
        options={[...choices.map(({ slug, name }) => ({ value: slug, label: name[locale] })), { value: other, label: t('otherRegion') }]}
        value={chosen}
        placeholder={t('chooseRegion')}
        error={error}
        onChange={(slug) => {
          unsaved.change({ chosen: slug });
          setError(null);
        }}
      />
      <Button type="submit" loading={isBusy}>
        {t('addRegion')}
      </Button>
    </form>
  );
}

import { pageLimits } from '#domain/content/pages/blocks.ts';
import { slugMistake } from '#domain/content/pages/propose-slug.ts';
import type { OwnPage } from '#domain/content/pages/site-pages.ts';
import type { Translate } from '#domain/words.ts';
import blockStyles from '../blocks/Blocks.module.css';
import { LineField } from '../LineField.tsx';

interface SlugFieldProps {
  t: Translate<'editor'>;
  value: string;
  /** the other own pages */
  others: readonly Pick<OwnPage, 'slug'>[];
  onChange: (slug: string) => void;
  /** of its comments; absent: the page does not exist yet */
  path?: string;
}

/** The address of an own page, with what is wrong with it while it is typed. */
export function SlugField({ t, value, others, onChange, path }: SlugFieldProps) {
  const mistake = slugMistake(value, others);
  return (
    <LineField
      label={t('own_slug')}
      value={value}
      maxLength={pageLimits.slug}
      path={path}
      isInvalid={mistake !== null}
      onChange={(slug) => onChange(slug.trim().toLowerCase())}
    >
      {mistake === null && <p className={blockStyles['hint']}>{t('own_slugHint', { slug: value })}</p>}
      <p className={blockStyles['limit']} role="status">
        {mistake !== null && t(`own_slug_${mistake}`)}
      </p>
    </LineField>
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ownTitle } from '#domain/content/part-name.ts';
import { pagePath } from '#domain/routes.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { $site, makePreviewLink, type Site } from '#stores/office/publishing.ts';
import { PreviewLink } from '#ui/office/PreviewLink/PreviewLink.tsx';
import { Select } from '#ui/Select/Select.tsx';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';

interface LinksProps {
  reading: Reading;
  /** whether the preview has the catalog, too */
  hasCatalog: boolean;
}

/** Leads to the shop with all unpublished changes, and makes a link to it for a colleague without access. */
export function Links({ reading, hasCatalog }: LinksProps) {
  const { t, locale } = reading;
  const site = useStore($site, { ssr: () => null });
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = targetsOf(site, reading);
  const path = chosen ?? pagePath('home', locale);
  return (
    <section className={styles['part']} aria-label={t('previews')}>
      <h2>{t('previews')}</h2>
      <PreviewLink
        label={t('makeLink')}
        ready={({ expiresAt }) => t('linkReady', { time: formatDateTime(expiresAt, locale) })}
        make={() => makePreviewLink(path)}
      >
        {targets.length > 1 && (
          <div className={styles['target']}>
            <Select label={t('linkTo')} value={path} options={targets} onChange={setChosen} />
          </div>
        )}
        <a className={styles['preview']} href={`/preview/${hasCatalog ? 'catalog' : 'draft'}${path}`}>
          {t('preview')}
        </a>
      </PreviewLink>
    </section>
  );
}

/** Every page of the draft that a link can show, in one language. */
function targetsOf(site: Site | null, { t, locale }: Reading): { readonly value: string; readonly label: string }[] {
  const pages = ['home', 'about', 'contacts', 'branches', 'offer', 'privacy'] as const;
  const home = { value: pagePath('home', locale), label: t('target_home') };
  if (site === null) return [home];
  const { settings, pages: sitePages } = site.draft;
  const fixed = pages.filter((name) => name !== 'privacy' || settings.privacy !== null);
  return [
    ...fixed.map((name) => ({ value: pagePath(name, locale), label: t(`target_${name}`) })),
    ...sitePages.own.map((page) => ({ value: pagePath('own', locale, page.slug), label: ownTitle(page, locale) })),
  ];
}

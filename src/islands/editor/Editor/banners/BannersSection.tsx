import { useState } from 'react';
import { type Banner, bannerLimits } from '#domain/content/pages/banners.ts';
import { textIn } from '#domain/content/pages/block-view.ts';
import type { BannerIssue } from '#domain/content/pages/lint-banners.ts';
import type { Locale } from '#domain/locale.ts';
import { noText } from '#domain/localized-text.ts';
import type { Translate } from '#domain/words.ts';
import { newKey } from '#stores/editor/new-key.ts';
import { editPages } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Edit } from '../blocks/form-part.ts';
import { inItem } from '../blocks/form-part.ts';
import { SortableList } from '../blocks/SortableList.tsx';
import { BannerForm } from './BannerForm.tsx';
import styles from './Banners.module.css';
import { bannerState } from './banner-state.ts';

export interface BannersSectionProps {
  locale: Locale;
  t: Translate<'editor'>;
  banners: readonly Banner[];
  issues: readonly BannerIssue[];
}

const editBanners: Edit<readonly Banner[]> = (change) => editPages((pages) => ({ ...pages, banners: change(pages.banners) }));

/** The section of home's banners: their order, and a form for the open one. */
export function BannersSection({ locale, t, banners, issues }: BannersSectionProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const add = () => {
    const id = newKey();
    editBanners((old) => [...old, { id, title: noText, text: noText, picture: null, from: null, until: null, link: null }]);
    setOpenId(id);
  };
  const nameOf = ({ title, picture }: Banner, at: number) =>
    textIn(title, locale) || (picture && textIn(picture.alt, locale)) || t('banner_unnamed', { place: at + 1 });
  const isFull = banners.length >= bannerLimits.banners;
  return (
    <section className={styles['section']} aria-label={t('page_banners')}>
      <p className={styles['help']}>{t(banners.length === 0 ? 'banner_none' : 'banner_help')}</p>
      <SortableList
        t={t}
        items={banners}
        edit={editBanners}
        idOf={({ id }) => id}
        nameOf={nameOf}
        canRemove
        header={(banner, at) => {
          const own = issues.filter(({ id }) => id === banner.id);
          return (
            <button
              type="button"
              className={styles['toggle']}
              aria-expanded={openId === banner.id}
              onClick={() => setOpenId(openId === banner.id ? null : banner.id)}
            >
              <b>{nameOf(banner, at)}</b>
              <span className={styles['state']}>{bannerState(banners, at, Date.now(), { locale, t })}</span>
              {own.length > 0 && <span className={styles['count']}>{t('issuesCount', { count: own.length })}</span>}
            </button>
          );
        }}
        body={(banner, at) =>
          openId === banner.id && (
            <BannerForm
              locale={locale}
              t={t}
              banner={banner}
              issues={issues.filter(({ id }) => id === banner.id)}
              edit={inItem(editBanners, at)}
            />
          )
        }
      />
      <div>
        <Button variant="soft" disabled={isFull} onClick={add}>
          {t('banner_add')}
        </Button>
        {isFull && <p className={styles['help']}>{t('item_most', { most: bannerLimits.banners })}</p>}
      </div>
    </section>
  );
}

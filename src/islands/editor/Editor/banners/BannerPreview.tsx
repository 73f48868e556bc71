import { locales } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { Frame } from '../Preview.tsx';
import publishStyles from '../Publish.module.css';
import styles from './Banners.module.css';

interface BannerPreviewProps {
  t: Translate<'editor'>;
  /** of the banner */
  id: string;
}

/** Home in three languages with this banner, whatever its time. */
export function BannerPreview({ t, id }: BannerPreviewProps) {
  return (
    <div className={styles['preview']}>
      <h2>{t('previewTitle')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={publishStyles['frames']} data-size="phone" tabIndex={0} aria-label={t('previewTitle')}>
        {locales.map((locale) => (
          <Frame
            key={locale}
            title={t('previewOf', { language: t(`lang_${locale}`) })}
            path={`/preview/draft${pagePath('home', locale)}?banner=${encodeURIComponent(id)}`}
            size="phone"
          />
        ))}
      </section>
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $revision } from '#stores/editor/workspace.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { jumpTargets } from './JumpBar.tsx';
import styles from './Publish.module.css';

const screens = { phone: { width: 390, height: 760 }, desk: { width: 1280, height: 860 } } as const;
export type Size = keyof typeof screens;
type Scheme = 'own' | 'light' | 'dark';

interface PreviewProps {
  t: Translate<'editor'>;
  /** the address of the page in a language */
  pathOf: (locale: Locale) => string;
  size: Size;
  onSize: (size: Size) => void;
}

/** The real pages with the draft applied, in three languages side by side. */
export function Preview({ t, pathOf, size, onSize }: PreviewProps) {
  const [scheme, setScheme] = useState<Scheme>('own');
  return (
    <div id={jumpTargets.toPreview} className={styles['preview']}>
      <div className={styles['switches']}>
        <Segmented
          legend={t('size')}
          value={size}
          onChange={onSize}
          options={[
            { value: 'phone', label: t('size_phone') },
            { value: 'desk', label: t('size_desk') },
          ]}
        />
        <Segmented
          legend={t('scheme')}
          value={scheme}
          onChange={setScheme}
          options={[
            { value: 'own', label: t('scheme_own') },
            { value: 'light', label: t('scheme_light') },
            { value: 'dark', label: t('scheme_dark') },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <section className={styles['frames']} data-size={size} tabIndex={0} aria-label={t('previewTitle')}>
        {locales.map((locale) => (
          <Frame
            key={locale}
            title={t('previewOf', { language: t(`lang_${locale}`) })}
            path={`/preview/draft${pathOf(locale)}${scheme === 'own' ? '' : `?scheme=${scheme}`}`}
            size={size}
          />
        ))}
      </section>
    </div>
  );
}

/** A page at the size of a real screen, scaled down to fit; it reloads in place when the server has saved a change. */
export function Frame({ title, path, size }: { title: string; path: string; size: Size }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const revision = useStore($revision);
  const shown = useRef(revision);
  const { width, height } = screens[size];

  useEffect(() => {
    if (revision === shown.current) return;
    shown.current = revision;
    const { current } = frame;
    if (current === null) return;
    // in place, which keeps the position; another page may be loading, and an error page of the browser is of no origin
    if (addressIn(current) === path) current.contentWindow?.location.reload();
    else current.src = path;
  }, [revision, path]);

  useEffect(() => {
    const element = holder.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return (
    <div ref={holder} className={styles['frame']} style={{ height: height * scale }}>
      <iframe ref={frame} title={title} src={path} width={width} height={height} style={{ transform: `scale(${scale})` }} />
    </div>
  );
}

/** The address of the page that a frame shows; null: it is not of this site. */
function addressIn({ contentDocument }: HTMLIFrameElement): string | null {
  return contentDocument && `${contentDocument.location.pathname}${contentDocument.location.search}`;
}

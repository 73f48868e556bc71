import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type Locale, locales } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $revision } from '#stores/editor/workspace.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { jumpTargets } from './JumpBar.tsx';
import styles from './Publish.module.css';

const screens = { phone: { width: 390, height: 760 }, desk: { width: 1280, height: 860 } } as const;
type Size = keyof typeof screens;
type Scheme = 'own' | 'light' | 'dark';

interface PreviewProps {
  t: Translate<'editor'>;
  /** the address of the page in a language */
  pathOf: (locale: Locale) => string;
}

/** The real pages with the draft applied, in three languages side by side. */
export function Preview({ t, pathOf }: PreviewProps) {
  const [size, setSize] = useState<Size>('phone');
  const [scheme, setScheme] = useState<Scheme>('own');
  return (
    <div id={jumpTargets.toPreview} className={styles['preview']}>
      <div className={styles['switches']}>
        <Segmented
          legend={t('size')}
          value={size}
          onChange={setSize}
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
  const first = useRef(revision);
  const { width, height } = screens[size];

  useEffect(() => {
    if (revision === first.current) return;
    const { current } = frame;
    // an error page of the browser, as while the server restarts, is of no origin and can't be reloaded by this page
    if (current?.contentDocument) current.contentWindow?.location.reload();
    else if (current !== null) current.src = path;
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

import { useId, useState } from 'react';
import { formatDateTime } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { makePreviewLink } from '#stores/editor/versions.ts';
import { saveDraft } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './Fields.module.css';

interface PreviewLinkProps {
  locale: Locale;
  t: Translate<'editor'>;
}

/** Creates a link that shows the draft to a colleague without a key. */
export function PreviewLink({ locale, t }: PreviewLinkProps) {
  const [link, setLink] = useState<{ readonly url: string; readonly expiresAt: string } | null>(null);
  const field = useId();

  const make = async () => {
    await saveDraft();
    const result = await makePreviewLink();
    if (!result.ok) return;
    setLink(result.value);
    await navigator.clipboard?.writeText(result.value.url).catch(() => {});
  };

  return (
    <div className={styles['field']}>
      <Button variant="ghost" onClick={() => void make()}>
        {t('makeLink')}
      </Button>
      {link !== null && (
        <>
          <label className={styles['label']} htmlFor={field}>
            {t('linkReady', { time: formatDateTime(link.expiresAt, locale) })}
          </label>
          <input id={field} className={styles['input']} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        </>
      )}
    </div>
  );
}

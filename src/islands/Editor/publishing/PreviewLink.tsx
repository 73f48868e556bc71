import { useId, useState } from 'react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { formatDateTime } from '#domain/format.ts';
import { makePreviewLink } from '#stores/editor/versions.ts';
import { saveDraft } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from '../Fields.module.css';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { previewTargets } from './preview-targets.ts';

interface PreviewLinkProps extends Part {
  /** the section that is open: its page is proposed */
  page: ContentPart;
}

/** Creates a link that shows a page of the draft to a colleague without a key. */
export function PreviewLink({ page, ...part }: PreviewLinkProps) {
  const { locale, t } = part;
  const [link, setLink] = useState<{ readonly url: string; readonly expiresAt: string } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [field, choice] = [useId(), useId()];
  const targets = previewTargets(part);
  const known = targets.find(({ path }) => path === chosen) ?? targets.find(({ parts }) => parts.includes(page)) ?? targets[1];

  const make = async () => {
    await saveDraft();
    const result = await makePreviewLink(known?.path ?? '/');
    if (!result.ok) return;
    setLink(result.value);
    await navigator.clipboard?.writeText(result.value.url).catch(() => {});
  };

  return (
    <div className={styles['field']}>
      <div className={publishStyles['actions']}>
        <div className={publishStyles['later']}>
          <label className={styles['label']} htmlFor={choice}>
            {t('linkTo')}
          </label>
          <select id={choice} className={styles['input']} value={known?.path} onChange={(event) => setChosen(event.currentTarget.value)}>
            {targets.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button variant="ghost" onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      </div>
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

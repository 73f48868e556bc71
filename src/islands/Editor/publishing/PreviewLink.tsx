import { useState } from 'react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { makePreviewLink } from '#stores/editor/versions.ts';
import { saveDraft } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Labeled } from '../Labeled.tsx';
import publishStyles from '../Publish.module.css';
import { SelectField } from '../SelectField.tsx';
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
    <div className={publishStyles['link']}>
      <div className={publishStyles['actions']}>
        <SelectField
          label={t('linkTo')}
          value={known?.path ?? ''}
          options={targets.map(({ path, name }) => ({ value: path, label: name }))}
          onChange={setChosen}
        />
        <Button variant="ghost" onClick={() => void make()}>
          {t('makeLink')}
        </Button>
      </div>
      {link !== null && (
        <Labeled label={t('linkReady', { time: formatDateTime(link.expiresAt, locale) })}>
          {(field) => <input {...field} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />}
        </Labeled>
      )}
    </div>
  );
}

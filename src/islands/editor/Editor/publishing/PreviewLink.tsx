import { useState } from 'react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { makePreviewLink } from '#stores/editor/versions.ts';
import { saveDraft } from '#stores/editor/workspace.ts';
import { PreviewLink as LinkMaker } from '#ui/office/PreviewLink/PreviewLink.tsx';
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
  const [chosen, setChosen] = useState<string | null>(null);
  const targets = previewTargets(part);
  const known = targets.find(({ path }) => path === chosen) ?? targets.find(({ parts }) => parts.includes(page)) ?? targets[1];

  const make = async () => {
    await saveDraft();
    const result = await makePreviewLink(known?.path ?? '/');
    return result.ok ? result.value : null;
  };

  return (
    <LinkMaker label={t('makeLink')} ready={({ expiresAt }) => t('linkReady', { time: formatDateTime(expiresAt, locale) })} make={make}>
      <SelectField
        label={t('linkTo')}
        value={known?.path ?? ''}
        options={targets.map(({ path, name }) => ({ value: path, label: name }))}
        onChange={setChosen}
      />
    </LinkMaker>
  );
}

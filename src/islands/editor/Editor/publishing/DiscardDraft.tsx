import type { Translate } from '#domain/words.ts';
import { discardDraft } from '#stores/editor/discard-draft.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';

interface DiscardDraftProps {
  t: Translate<'editor'>;
  /** of what has changed; '' if nothing has */
  names: string;
}

/** Makes the draft equal to the site, after a confirmation that names the pages. */
export function DiscardDraft({ t, names }: DiscardDraftProps) {
  const discard = async () => {
    if (await discardDraft()) showToast({ kind: 'success', message: t('discarded') });
  };
  return (
    <div>
      <ConfirmButton
        label={t('discard')}
        isHidden={names === ''}
        title={t('discardTitle')}
        cancelLabel={t('restoreNo')}
        onConfirm={discard}
      >
        {t('discardText', { pages: names })}
      </ConfirmButton>
    </div>
  );
}

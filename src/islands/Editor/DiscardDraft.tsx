import { useState } from 'react';
import type { ContentPage } from '#domain/content/fields.ts';
import type { Translate } from '#domain/words.ts';
import { discardDraft } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface DiscardDraftProps {
  t: Translate<'editor'>;
  changed: readonly (ContentPage | 'blocks')[];
}

/** Makes the draft equal to the site, after a confirmation that names the pages. The dialog stays until it has closed itself. */
export function DiscardDraft({ t, changed }: DiscardDraftProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const discard = async () => {
    setBusy(true);
    const isDone = await discardDraft();
    setBusy(false);
    setConfirming(false);
    if (isDone) showToast({ kind: 'success', message: t('discarded') });
  };
  return (
    <div>
      {changed.length > 0 && (
        <Button variant="ghost" onClick={() => setConfirming(true)}>
          {t('discard')}
        </Button>
      )}
      <ConfirmDialog
        opened={isConfirming}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={t('restoreNo')}
        isDangerous
        loading={isBusy}
        onConfirm={() => void discard()}
        onCancel={() => setConfirming(false)}
      >
        {t('discardText', { pages: changed.map((page) => t(`page_${page}`)).join(', ') })}
      </ConfirmDialog>
    </div>
  );
}

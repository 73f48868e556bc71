import { useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { discardDraft } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

interface DiscardDraftProps {
  t: Translate<'editor'>;
  /** of what has changed; '' if nothing has */
  names: string;
}

/** Makes the draft equal to the site, after a confirmation that names the pages. The dialog stays until it has closed itself. */
export function DiscardDraft({ t, names }: DiscardDraftProps) {
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
      {names !== '' && (
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
        {t('discardText', { pages: names })}
      </ConfirmDialog>
    </div>
  );
}

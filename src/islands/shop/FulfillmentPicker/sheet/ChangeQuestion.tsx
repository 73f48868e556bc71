import { useStore } from '@nanostores/react';
import type { Translate } from '#domain/words.ts';
import { $menuChange, confirmMenuChange, dropMenuChange } from '#stores/shop/menu-change.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

/** Shows which dishes of the cart are unavailable at the new place, and requests a confirmation. */
export function ChangeQuestion({ t }: { t: Translate<'fulfillment-sheet'> }) {
  const change = useStore($menuChange);
  return (
    <ConfirmDialog
      opened={change !== null}
      title={t('changeTitle')}
      confirmLabel={t('changeConfirm')}
      cancelLabel={t('changeCancel')}
      onConfirm={confirmMenuChange}
      onCancel={dropMenuChange}
    >
      {t('changeText', { dishes: change?.missing.join(', ') ?? '' })}
    </ConfirmDialog>
  );
}

import { useStore } from '@nanostores/react';
import type { Translate } from '#domain/words.ts';
import { $menuChange, confirmMenuChange, dropMenuChange } from '#stores/shop/menu-change.ts';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';

/** Says what of the cart the new place does not have, and asks. */
export function ChangeQuestion({ say }: { say: Translate<'change-question'> }) {
  const change = useStore($menuChange);
  return (
    <ConfirmDialog
      opened={change !== null}
      title={say('changeTitle')}
      confirmLabel={say('changeConfirm')}
      cancelLabel={say('changeCancel')}
      onConfirm={confirmMenuChange}
      onCancel={dropMenuChange}
    >
      {say('changeText', { dishes: change?.missing.join(', ') ?? '' })}
    </ConfirmDialog>
  );
}

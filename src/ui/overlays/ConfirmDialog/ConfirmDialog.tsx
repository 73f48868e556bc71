import type { ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Whether the action can't be undone. */
  isDangerous?: boolean;
  /** Whether the confirmed action is running. */
  loading?: boolean;
  children?: ReactNode;
}

/** Requests the confirmation of an action; the cancel button gets the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, cancelLabel, onConfirm, onCancel, isDangerous = false, loading = false, children } = props;
  const actions = (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button variant={isDangerous ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} isAlert actions={actions}>
      {children}
    </Dialog>
  );
}

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
  /** Whether the action is impossible: the dialog says why and can only be closed. */
  isForbidden?: boolean;
  /** Whether the action can't be undone. */
  isDangerous?: boolean;
  /** Whether the confirmed action is running. */
  loading?: boolean;
  children?: ReactNode;
}

/** Requests the confirmation of an action; the cancel button gets the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, confirmLabel, cancelLabel, onConfirm, onCancel, children } = props;
  const { isForbidden = false, isDangerous = false, loading = false } = props;
  const actions = (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      {!isForbidden && (
        <Button variant={isDangerous ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
    </>
  );
  return (
    <Dialog opened={opened} onClose={onCancel} title={title} isAlert actions={actions}>
      {children}
    </Dialog>
  );
}

import { type ReactNode, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx';

interface ConfirmButtonProps {
  /** Of the button, and of the one in the dialog. */
  label: string;
  /** The accessible name of the button, where the label is not enough. */
  name?: string;
  variant?: 'ghost' | 'danger';
  disabled?: boolean;
  /** Without the button; a dialog that is open stays until it is closed. */
  isHidden?: boolean;
  /** The dialog says why it can't be done. */
  isForbidden?: boolean;
  title: string;
  cancelLabel: string;
  onConfirm: () => Promise<void> | void;
  /** The text of the dialog. */
  children: ReactNode;
}

/** A button whose dangerous action is confirmed in a dialog, which stays open while the action runs. */
export function ConfirmButton({
  label,
  name,
  variant = 'ghost',
  disabled = false,
  isHidden = false,
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
    setConfirming(false);
  };
  return (
    <>
      {!isHidden && (
        <Button data-changes="" variant={variant} disabled={disabled} aria-label={name} onClick={() => setConfirming(true)}>
          {label}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        opened={isConfirming}
        confirmLabel={label}
        isDangerous
        loading={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

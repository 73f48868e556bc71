import { type ReactNode, useId, useRef } from 'react';
import { adoptStyles } from '../../adopt-styles.ts';
import css from './Dialog.css?inline';
import { useModal } from './use-modal.ts';

adoptStyles(css);

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Interrupts: read out at once, for what must be answered. */
  isAlert?: boolean;
  /** The buttons, the last one is what the dialog is for. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A short modal question or message in the middle of the screen, on the native dialog; for anything longer take a `Sheet`. */
export function Dialog({ opened, onClose, title, isAlert = false, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, opened, onClose);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={opened ? `${id}title` : undefined}
      aria-describedby={opened && isAlert ? `${id}text` : undefined}
    >
      {opened && (
        <div className="dialog-frame">
          <h2 id={`${id}title`} className="dialog-title">
            {title}
          </h2>
          <div id={`${id}text`} className="dialog-text">
            {children}
          </div>
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

import { type ReactNode, useId, useRef } from 'react';
import { adoptStyles } from '../../adopt-styles.ts';
import css from './Dialog.css?inline';
import { useModal } from './use-modal.ts';

adoptStyles(css);

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** An alert dialog: announced immediately, for questions that need a response. */
  isAlert?: boolean;
  /** The buttons; the last one is the primary action. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A short modal question or message in the center of the screen, on the native dialog; use a `Sheet` for longer content. */
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

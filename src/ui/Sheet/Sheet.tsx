import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import css from './Sheet.css?inline';
import { useBackButton } from './use-back-button.ts';

adoptStyles(css);

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** A picture above the title, to the edges of the sheet. */
  hero?: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** A panel at the inline end on wide screens; by default the sheet is centered there. */
  side?: boolean;
  children: ReactNode;
}

/**
 * A modal sheet on the native dialog: from the bottom on a phone, centered or at the side on a desk.
 * Escape, the backdrop, its button and the browser's back button close it; focus returns to where it was.
 */
export function Sheet({ opened, onClose, title, closeLabel, hero, footer, side = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackButton(opened, onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (opened && element?.open === false) element.showModal();
    if (!opened && element?.open === true) element.close();
  }, [opened]);

  // React passes `cancel` and `close` of a dialog on as they are; a file input's `cancel` bubbles up to here too.
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      onClose();
    };
    const close = () => opened && onClose();
    element?.addEventListener('cancel', cancel);
    element?.addEventListener('close', close);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.removeEventListener('close', close);
    };
  }, [opened, onClose]);

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own
    <dialog
      ref={dialog}
      className={['sheet', side && 'sheet-side', hero !== undefined && 'sheet-with-hero'].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
    >
      {opened && (
        <div className="sheet-frame">
          <div className="sheet-scroll">
            {hero !== undefined && <div className="sheet-hero">{hero}</div>}
            <h2 id={titleId} className="sheet-title">
              {title}
            </h2>
            {children}
          </div>
          <button type="button" className="sheet-close" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" sizePx={20} />
          </button>
          {footer !== undefined && <div className="sheet-footer">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

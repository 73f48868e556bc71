import { type ReactNode, useId, useRef } from 'react';
import type { Locale } from '#domain/locale.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useModal } from '../overlays/Dialog/use-modal.ts';
import css from './Sheet.css?inline';
import { useBackButton } from './use-back-button.ts';

adoptStyles(css);

interface SheetProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** of a title in another language than the page */
  titleLang?: Locale | undefined;
  closeLabel: string;
  /** A picture below the title, to the edges of the sheet. */
  hero?: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** A panel at the inline end on wide screens; by default the sheet is centered there. */
  side?: boolean;
  /** As high as a sheet may be: content that loads later moves nothing that is already shown. */
  tall?: boolean;
  children: ReactNode;
}

/**
 * A modal sheet on the native dialog: from the bottom on a phone, centered or at the side on a desktop.
 * Escape, the backdrop, its button and the browser's back button close it; focus returns to where it was.
 */
export function Sheet({ opened, onClose, title, titleLang, closeLabel, hero, footer, side = false, tall = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const classes = ['sheet', side && 'sheet-side', tall && 'sheet-tall'].filter(Boolean).join(' ');
  useModal(dialog, opened, onClose);
  useBackButton(opened, onClose);

  return (
    <dialog ref={dialog} className={classes} aria-labelledby={opened ? titleId : undefined}>
      {opened && (
        <div className="sheet-frame">
          <div className="sheet-head">
            <h2 id={titleId} className="sheet-title" lang={titleLang}>
              {title}
            </h2>
          </div>
          <div className="sheet-scroll">
            {hero !== undefined && <div className="sheet-hero">{hero}</div>}
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

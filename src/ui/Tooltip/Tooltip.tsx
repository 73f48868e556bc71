import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

/** How long it is shown after pointer and focus have left (R-SCREEN-3). */
const hideDelayMs = 50;

interface TooltipProps {
  text: string;
  /** One control; it must have an accessible name, because the tooltip is only its description. */
  children: ReactNode;
  /** Shown initially, until the next event. */
  opened?: boolean;
}

/** A short explanation beside a control, on hover and on focus; Escape hides it. */
export function Tooltip({ text, children, opened = false }: TooltipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(opened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(false), hideDelayMs);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the control inside
    <span
      className={styles['around']}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
    >
      <span aria-describedby={isOpen ? id : undefined}>{children}</span>
      {isOpen && (
        <span id={id} role="tooltip" className={styles['tooltip']}>
          {text}
        </span>
      )}
    </span>
  );
}

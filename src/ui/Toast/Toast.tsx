import { useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import css from './Toast.css?inline';

adoptStyles(css);

const icons = { success: 'check', error: 'alert', warn: 'alert', info: 'info' } as const;

interface ToastProps {
  kind: keyof typeof icons;
  title: string;
  message: string;
  closeLabel: string;
  /** How long it is shown; the timer pauses while pointer or focus is on it. */
  lifeMs: number;
  onClose: () => void;
}

/** A short message that closes automatically. The live region that announces it belongs to the parent. */
export function Toast({ kind, title, message, closeLabel, lifeMs, onClose }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);
  const leftMs = useRef(lifeMs);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => close.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isHeld]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing the timer is not an action; the button inside is
    <div className="toast" data-kind={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} />
      <div>
        <b>{title}</b>
        <p>{message}</p>
      </div>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" sizePx={18} />
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Say } from '#domain/words.ts';
import { dismissToast, type Toast, type ToastKind, toastLifeMs } from '#stores/toasts.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { IslandIconName } from '#ui/Icon/island-icon-paths.ts';

const icons: Record<ToastKind, IslandIconName> = { success: 'check', error: 'alert', warn: 'alert', info: 'info' };

/** One toast; its time stands still while pointer or focus is on it. */
export function ToastCard({ toast, say }: { toast: Toast; say: Say }) {
  const { id, kind, message, title = say(kind) } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const leftMs = useRef(toastLifeMs);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [id, isHeld]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding the clock is no action of its own; the button inside is
    <div className="toast" data-kind={kind} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} />
      <div>
        <b>{title}</b>
        <p>{message}</p>
      </div>
      <button type="button" aria-label={say('close')} onClick={() => dismissToast(id)}>
        <Icon name="close" sizePx={18} />
      </button>
    </div>
  );
}

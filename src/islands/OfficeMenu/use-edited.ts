import { useRef, useState } from 'react';
import { showToast } from '#stores/lib/toasts.ts';

/** The record whose form replaces the list: its id, null for a new one, undefined for none. A closed form returns the focus to the list. */
export function useEdited() {
  const [edited, edit] = useState<string | null | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  /** @param message what was done; null: nothing */
  const close = (message: string | null) => {
    edit(undefined);
    if (message !== null) showToast({ kind: 'success', message });
    requestAnimationFrame(() => list.current?.focus());
  };
  return { edited, edit, list, close };
}

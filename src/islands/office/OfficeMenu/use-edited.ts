import { useRef, useState } from 'react';
import { showToast } from '#stores/lib/toasts.ts';
import { type FormName, recordToResume } from '#stores/lib/unsaved.ts';

/** The record whose form replaces the list: its id, null for a new one, undefined for none; at first the one that was left with unsaved changes. A closed form returns the focus to the list. */
export function useEdited(form: FormName) {
  const [edited, edit] = useState(() => recordOf(recordToResume(form)));
  const list = useRef<HTMLDivElement>(null);
  /** @param message what was done; null: nothing */
  const close = (message: string | null) => {
    edit(undefined);
    if (message !== null) showToast({ kind: 'success', message });
    requestAnimationFrame(() => list.current?.focus());
  };
  return { edited, edit, list, close };
}

/** @param key what unsaved changes are kept by */
function recordOf(key: string | null): string | null | undefined {
  if (key === null) return undefined;
  return key === 'new' ? null : key;
}

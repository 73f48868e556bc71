import { useEffect, useState } from 'react';

/** The topmost modal dialog, or null: everything outside of it is inert and behind its backdrop. */
export function useTopDialog(): HTMLDialogElement | null {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const read = () => setDialog([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null);
    // Every way to open or close a dialog changes its `open` attribute.
    const observer = new MutationObserver(read);
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    read();
    return () => observer.disconnect();
  }, []);
  return dialog;
}

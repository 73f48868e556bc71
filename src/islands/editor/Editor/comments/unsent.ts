import { useEffect, useEffectEvent, useState } from 'react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import { keptOrigin, recordToResume } from '#stores/lib/unsaved.ts';

const separator = ' ';

/**
 * What an unsent comment is kept by.
 * @param subject a field, or a thread that is answered; '': the page
 */
export function recordOf(page: ContentPart, subject: string | number): string {
  return `${page}${separator}${subject}`;
}

/** Whether the form of a comment is shown; at first where an unsent text was left. */
export function useCommentForm(record: string) {
  const [isOpen, setOpen] = useState(false);
  // only at first: an unsent text of another record does not open this form
  const openUnsent = useEffectEvent(() => {
    if (keptOrigin('comment', record) !== null) setOpen(true);
  });
  useEffect(() => openUnsent(), []);
  return [isOpen, setOpen] as const;
}

/** The page whose comment was left unsent; null: none. */
export function pageToResume(): ContentPart | null {
  return recordToResume('comment')?.split(separator)[0] ?? null;
}

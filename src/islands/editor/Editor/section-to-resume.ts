import { ownIdOf } from '#domain/content/content-parts.ts';
import { recordToResume } from '#stores/lib/unsaved.ts';
import { pageToResume } from './comments/unsent.ts';
import { type Section, sections } from './sections.ts';

/** The section with a form that was left with unsaved changes; null: none. Texts are in the draft, whose sections need not be open. */
export function sectionToResume(): Section | null {
  if (recordToResume('page') !== null) return 'own';
  if (recordToResume('picture') !== null) return 'pictures';
  const page = pageToResume();
  if (page === null) return null;
  return ownIdOf(page) === null ? (sections.find((section) => section === page) ?? null) : 'own';
}

import { keptOrigin, recordToResume } from '#stores/lib/unsaved.ts';
import { type CodeRecord, type EditedCode, newCode } from './code-draft.ts';

/** The code whose form was left with unsaved changes: as it is now, else as it was seen; null: none. */
export function codeToResume(codes: readonly CodeRecord[]): EditedCode | null {
  const key = recordToResume('code');
  if (key === null) return null;
  if (key === 'new') return { record: newCode(), base: null };
  const base = codes.find(({ code }) => code === key) ?? keptOrigin<EditedCode>('code', key)?.base ?? null;
  return base && { record: base, base };
}

import { createContext } from 'react';

/** Replaces the text of a field as one step that can be undone. */
export type Rewrite = (text: string) => void;

/** Of the field whose notes are inside; null: nothing can be changed. */
export const RewriteContext = createContext<Rewrite | null>(null);

/** Replaces the text of a field as typing does, which undo of the browser takes back; false: the browser does not type. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): boolean {
  if (field === null) return false;
  field.focus();
  field.select();
  // no other call of browsers keeps the history of a field
  return document.execCommand('insertText', false, text);
}

import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type SourceText, toDocument, toSourceText } from './source-text.ts';

/**
 * Shows another text. Only what differs is replaced, so that the cursor stays where it is.
 * @param isUndoable true: it is a step of its own for undo; false: undoing does not undo it, as with a colleague's change
 */
export function replaceDocument(editor: Editor, text: string, isUndoable: boolean): SourceText {
  const { before, blocks, content } = toDocument(text);
  const next = editor.schema.nodeFromJSON(content);
  const original = toSourceText(text, next, before, blocks);
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return original;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  editor.view.dispatch((isUndoable ? closeHistory(tr) : tr.setMeta('addToHistory', false)).setMeta('preventUpdate', true));
  return original;
}

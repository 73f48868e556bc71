import type { Editor } from '@tiptap/core';
import { type KeptText, keepText, toDocument } from './kept-text.ts';

/**
 * Shows another text, such as a colleague's change. Only what differs is replaced, so that the cursor stays where it is, and undoing
 * does not undo it.
 */
export function replaceDocument(editor: Editor, text: string): KeptText {
  const { before, blocks, content } = toDocument(text);
  const next = editor.schema.nodeFromJSON(content);
  const kept = keepText(text, next, before, blocks);
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return kept;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  return kept;
}

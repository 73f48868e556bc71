import type { Editor } from '@tiptap/core';
import { type SourceText, toDocument, toSourceText } from './source-text.ts';

/**
 * Shows another text, such as a colleague's change. Only what differs is replaced, so that the cursor stays where it is, and undoing
 * does not undo it.
 */
export function replaceDocument(editor: Editor, text: string): SourceText {
  const { before, blocks, content } = toDocument(text);
  const next = editor.schema.nodeFromJSON(content);
  const original = toSourceText(text, next, before, blocks);
  const { doc, tr } = editor.state;
  const start = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (start === null || ends === null) return original;
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b));
  tr.replace(start, ends.a + overlap, next.slice(start, ends.b + overlap));
  editor.view.dispatch(tr.setMeta('addToHistory', false).setMeta('preventUpdate', true));
  return original;
}

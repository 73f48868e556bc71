import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { type Keys, textExtensions } from './extensions.ts';
import type { PasteHandlers } from './paste/use-paste.ts';
import { replaceDocument } from './replace-document.ts';
import { type SourceText, toDocument, toSourceText, writeDocument } from './source-text.ts';

interface TextEditorOptions extends Keys {
  /** Markdown */
  readonly value: string;
  readonly isReadOnly: boolean;
  /** another view of the text is shown: it is read again afterwards, as a step that can be undone */
  readonly isHidden: boolean;
  /** of the editable element */
  readonly attributes: Record<string, string>;
  readonly onChange: (markdown: string) => void;
  readonly paste: PasteHandlers;
}

interface UsedEditor {
  readonly editor: Editor;
  /** replaces the text as one step that can be undone */
  readonly rewrite: (markdown: string) => void;
}

/** The editor of a Markdown text: it reports a change only when the Markdown differs, and shows changes of `value` from outside. */
export function useTextEditor({ value, isReadOnly, isHidden, attributes, onChange, paste, ...keys }: TextEditorOptions): UsedEditor {
  const [loaded] = useState(() => toDocument(value));
  const original = useRef<SourceText | null>(null);
  const shown = useRef(value);
  const handlers = useRef(paste);
  handlers.current = paste;
  const editor = useEditor({
    extensions: textExtensions(keys),
    content: loaded.content,
    editable: !isReadOnly,
    // the policy of the page permits no style element
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => handlers.current.clean(html),
      handleDOMEvents: {
        paste(view, event) {
          const isTaken = view.editable && handlers.current.takeFiles(event.clipboardData);
          if (isTaken) event.preventDefault();
          return isTaken;
        },
        drop(view, event) {
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const { tr, doc } = view.state;
          if (!view.editable || event.dataTransfer?.files.length === 0 || at === null) return false;
          view.dispatch(tr.setSelection(Selection.near(doc.resolve(at.pos))));
          handlers.current.takeFiles(event.dataTransfer);
          // the browser would open the file in place of the editor
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate({ editor: { state } }) {
      if (original.current === null) return;
      const text = writeDocument(state.doc, original.current);
      if (text === shown.current) return;
      shown.current = text;
      onChange(text);
    },
  });
  original.current ??= toSourceText(value, editor.state.doc, loaded.before, loaded.blocks);

  const wasHidden = useRef(isHidden);
  useEffect(() => {
    const isBack = wasHidden.current;
    wasHidden.current = isHidden;
    if (isHidden || value === shown.current) return;
    shown.current = value;
    original.current = replaceDocument(editor, value, isBack);
  }, [editor, value, isHidden]);
  const rewrite = (markdown: string) => {
    shown.current = markdown;
    original.current = replaceDocument(editor, markdown, true);
    editor.commands.focus(null, { scrollIntoView: false });
    onChange(markdown);
  };
  return { editor, rewrite };
}

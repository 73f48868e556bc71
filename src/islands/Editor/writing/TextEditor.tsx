import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { hasPictures } from './clean-paste.ts';
import { type LinkChoice, LinkDialog } from './LinkDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { usePictureDialog } from './use-picture-dialog.tsx';
import { useTextEditor } from './use-text-editor.ts';
import styles from './Writing.module.css';

export interface TextEditorProps {
  t: Translate<'editor'>;
  language: Locale;
  /** the accessible name */
  name: string;
  notesId: string;
  /** Markdown */
  value: string;
  isReadOnly: boolean;
  onChange: (markdown: string) => void;
  /** shows the Markdown */
  onSource: () => void;
}

/** Writes Markdown as it looks on the page. A text that is not edited is never changed, nor is a block of it. */
export function TextEditor({ t, language, name, notesId, value, isReadOnly, onChange, onSource }: TextEditorProps) {
  const [linkHref, setLinkHref] = useState<string | null>(null);
  const [isWithoutPictures, setWithoutPictures] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const textId = useId();
  const current = useRef<Editor | null>(null);
  const openLink = () => setLinkHref(linkAt(current.current));
  const { openPicture, pictureDialog } = usePictureDialog(t, language, current);
  const attributes = attributesOf({ language, name, notesId, isReadOnly }, textId);
  const editor = useTextEditor({
    value,
    isReadOnly,
    attributes,
    onChange,
    onPaste: (html) => setWithoutPictures(hasPictures(html)),
    onLink: openLink,
    onToolbar: () => focusToolbar(toolbar.current),
  });
  current.current = editor;

  const finishLink = (change: (editor: Editor) => void) => {
    change(editor);
    setLinkHref(null);
  };
  return (
    <div className={styles['box']}>
      {!isReadOnly && (
        <Toolbar ref={toolbar} t={t} editor={editor} name={name} textId={textId} dialogs={{ openLink, openPicture }} onSource={onSource} />
      )}
      <EditorContent editor={editor} />
      {isWithoutPictures && (
        <p role="status" className={styles['note']}>
          {t('write_noPictures')}
        </p>
      )}
      {linkHref !== null && (
        <LinkDialog
          t={t}
          language={language}
          href={linkHref}
          needsText={linkHref === '' && editor.state.selection.empty}
          onChoose={(choice) => finishLink((each) => setLink(each, choice))}
          onRemove={() => finishLink((each) => each.chain().focus().extendMarkRange('link').unsetLink().run())}
          onClose={() => finishLink((each) => each.commands.focus())}
        />
      )}
      {pictureDialog}
    </div>
  );
}

/** Of the editable element. */
function attributesOf(
  { language, name, notesId, isReadOnly }: Pick<TextEditorProps, 'language' | 'name' | 'notesId' | 'isReadOnly'>,
  id: string,
) {
  return {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': name,
    'aria-describedby': notesId,
    'aria-readonly': String(isReadOnly),
    lang: language,
    spellcheck: 'true',
    tabindex: '0',
    class: styles['text'] ?? '',
  };
}

function linkAt(editor: Editor | null): string {
  const href: unknown = editor?.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

function setLink(editor: Editor, { href, text }: LinkChoice): void {
  const chain = editor.chain().focus();
  if (text === '') chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
}

function focusToolbar(toolbar: HTMLElement | null): void {
  toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

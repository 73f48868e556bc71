import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import prose from '#ui/Prose/Prose.module.css';
import type { Rewrite } from '../rewrite.ts';
import { type LinkChoice, LinkDialog } from './LinkDialog.tsx';
import { usePaste } from './paste/use-paste.ts';
import { Toolbar } from './Toolbar.tsx';
import { tabKeysAt } from './tab-keys.ts';
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
  /** keeps what can be undone while the text is shown in another way */
  isHidden: boolean;
  onChange: (markdown: string) => void;
  rewriteRef: Ref<Rewrite>;
  /** shows the Markdown */
  onSource: () => void;
}

/** Writes Markdown as it looks on the page. A text that is not edited is never changed, nor is a block of it. */
export function TextEditor({ t, language, name, notesId, value, isReadOnly, isHidden, onChange, rewriteRef, onSource }: TextEditorProps) {
  const [linkHref, setLinkHref] = useState<string | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [textId, tabHintId] = [useId(), useId()];
  const current = useRef<Editor | null>(null);
  const openLink = () => setLinkHref(linkAt(current.current));
  const { notices, waiting, ...paste } = usePaste(t, current);
  const { openPicture, pictureDialog } = usePictureDialog(t, language, current);
  const attributes = attributesOf({ language, name, notesId: `${notesId} ${tabHintId}`, isReadOnly }, textId);
  const { editor, rewrite } = useTextEditor({
    value,
    isReadOnly,
    isHidden,
    attributes,
    onChange,
    paste,
    onLink: openLink,
    onToolbar: () => focusToolbar(toolbar.current),
  });
  current.current = editor;
  useImperativeHandle(rewriteRef, () => rewrite);

  const finishLink = (change: (editor: Editor) => void) => {
    change(editor);
    setLinkHref(null);
  };
  return (
    <div className={styles['box']} hidden={isHidden}>
      {!isReadOnly && (
        <Toolbar
          ref={toolbar}
          t={t}
          editor={editor}
          name={name}
          textId={textId}
          dialogs={{ openLink, openPicture }}
          onSource={waiting > 0 ? null : onSource}
        />
      )}
      <EditorContent editor={editor} />
      <Notes t={t} editor={editor} tabHintId={tabHintId} notices={notices} waiting={waiting} />
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

interface NotesProps extends Pick<ReturnType<typeof usePaste>, 'notices' | 'waiting'> {
  t: Translate<'editor'>;
  editor: Editor;
  tabHintId: string;
}

/** What Tab does at the cursor, and what became of a paste. */
function Notes({ t, editor, tabHintId, notices, waiting }: NotesProps) {
  const tabKeys = useEditorState({ editor, selector: (snapshot) => tabKeysAt(snapshot.editor) });
  return (
    <>
      {tabKeys !== null && (
        <p id={tabHintId} className={styles['note']}>
          {t(tabKeys === 'table' ? 'write_tabInTable' : 'write_tabInList')}
        </p>
      )}
      <div role="status">
        {waiting > 0 && <p className={styles['note']}>{t('write_uploading', { count: waiting })}</p>}
        {notices.map((text) => (
          <p key={text} className={styles['note']}>
            {text}
          </p>
        ))}
      </div>
    </>
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
    class: `${prose['prose']} ${styles['text']}`,
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

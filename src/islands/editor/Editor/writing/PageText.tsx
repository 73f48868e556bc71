import { type ComponentType, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { isTooComplex, mostCharacters } from '#domain/content/markup.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import fieldStyles from '../Fields.module.css';
import { type Rewrite, RewriteContext, typeInto } from '../rewrite.ts';
import type { TextEditorProps } from './TextEditor.tsx';
import styles from './Writing.module.css';

interface PageTextProps {
  t: Translate<'editor'>;
  language: Locale;
  label: string;
  /** Markdown */
  value: string;
  isReadOnly?: boolean;
  onChange: (markdown: string) => void;
  /** the issues and other elements below the text */
  children?: ReactNode;
}

type TextEditorPart = ComponentType<TextEditorProps>;

/** Much longer than what the site stores: shown as Markdown, which is fast at any length. */
const mostLetters = 2 * mostCharacters;

let loading: Promise<TextEditorPart> | null = null;

/** Loads the code of the editor once for all texts, and again after a failure. */
function loadTextEditor(): Promise<TextEditorPart> {
  loading ??= import('./TextEditor.tsx').then(
    (part) => part.TextEditor,
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The text of a page in one language: as it looks, or as Markdown. */
export function PageText({ t, language, label, value, isReadOnly = false, onChange, children }: PageTextProps) {
  const [isSource, setSource] = useState(false);
  const [part, setPart] = useState<{ readonly TextEditor: TextEditorPart } | 'loading' | 'failed'>('loading');
  const notes = useId();
  const name = t(`lang_${language}`);
  const isTooHard = value.length > mostLetters || isTooComplex(value);

  useEffect(() => {
    if (part !== 'loading') return;
    loadTextEditor().then(
      (TextEditor) => setPart({ TextEditor }),
      () => setPart('failed'),
    );
  }, [part]);

  const isShownAsSource = isSource || isTooHard || part === 'failed';
  // once it was shown, the editor stays beside the Markdown, because it has what can be undone
  const [isOpened, setOpened] = useState(false);
  if (!isShownAsSource && !isOpened) setOpened(true);
  const editor = useRef<Rewrite>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  const rewrite = (text: string) => {
    if (!isShownAsSource && editor.current !== null) editor.current(text);
    else if (!typeInto(source.current, text)) onChange(text);
  };
  const common = { t, language, name, notesId: notes, value, isReadOnly, onChange };
  return (
    <div className={fieldStyles['field']}>
      <p className={fieldStyles['label']}>{label}</p>
      {isShownAsSource && (
        <MarkdownSource
          {...common}
          ref={source}
          message={part === 'failed' ? t('write_notLoaded') : isTooHard ? t('write_tooHard') : null}
          onVisual={part === 'failed' ? () => setPart('loading') : isTooHard ? null : () => setSource(false)}
        />
      )}
      {!isShownAsSource && part === 'loading' && <div className={styles['waiting']} aria-busy="true" />}
      {isOpened && typeof part === 'object' && (
        <part.TextEditor {...common} isHidden={isShownAsSource} rewriteRef={editor} onSource={() => setSource(true)} />
      )}
      <div id={notes}>
        <RewriteContext value={isReadOnly ? null : rewrite}>{children}</RewriteContext>
      </div>
    </div>
  );
}

interface MarkdownSourceProps extends Omit<TextEditorProps, 'onSource' | 'isHidden' | 'rewriteRef'> {
  ref: Ref<HTMLTextAreaElement>;
  /** why the text is shown as Markdown; null: because the editor wants it */
  message: string | null;
  /** null: the text can only be shown as Markdown */
  onVisual: (() => void) | null;
}

function MarkdownSource({ ref, t, language, name, notesId, value, isReadOnly, message, onChange, onVisual }: MarkdownSourceProps) {
  return (
    <div className={styles['box']}>
      <div className={styles['toolbar']}>
        {message !== null && <p className={styles['note']}>{message}</p>}
        {onVisual !== null && (
          <button type="button" className={styles['toSource']} aria-pressed={message === null ? true : undefined} onClick={onVisual}>
            {message === null ? t('write_source') : t('retry')}
          </button>
        )}
      </div>
      <textarea
        ref={ref}
        className={styles['source']}
        lang={language}
        rows={10}
        spellCheck
        value={value}
        readOnly={isReadOnly}
        aria-label={name}
        aria-describedby={notesId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

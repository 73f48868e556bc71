import { useStore } from '@nanostores/react';
import { createContext, useContext, useId } from 'react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $threads, startThread } from '#stores/editor/comments.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { fieldOf } from './comment-subject.ts';
import { Thread } from './Thread.tsx';
import { recordOf, useCommentForm } from './unsent.ts';

interface CommentedPage {
  readonly locale: Locale;
  readonly t: Translate<'editor'>;
  readonly page: ContentPart;
  readonly blocks: readonly Block[];
}

/** The page whose fields are commented on; null: its fields have no comments. */
export const CommentedPageContext = createContext<CommentedPage | null>(null);

interface FieldCommentsProps {
  /** within the page, as in issues: `blocks.2.text`; a field of the settings by its name */
  path: string;
  /** what editors call the field */
  name: string;
}

/** A button beside a field or a block, with the number of its open threads, which opens them and a form for a new one. */
export function FieldComments({ path, name }: FieldCommentsProps) {
  const commented = useContext(CommentedPageContext);
  const threads = useOpenThreads(commented, path);
  const field = commented === null ? '' : fieldOf(path, commented.blocks);
  const record = commented === null ? '' : recordOf(commented.page, field);
  const [isOpen, setOpen] = useCommentForm(record);
  const panel = useId();
  if (commented === null) return null;
  const { locale, t, page } = commented;
  const action = threads.length === 0 ? t('commentAdd') : t('commentsHere', { count: threads.length });
  return (
    <div className={styles['atField']}>
      <button
        type="button"
        className={`${styles['atFieldButton']} ${threads.length > 0 ? styles['hasThreads'] : ''}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={`${action}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">✎ </span>
        {action}
      </button>
      {isOpen && (
        <div id={panel} className={styles['atFieldPanel']}>
          {threads.length > 0 && (
            <ol className={styles['threads']}>
              {threads.map((thread) => (
                <Thread
                  key={thread.id}
                  locale={locale}
                  t={t}
                  thread={thread}
                  about={thread.locale === null ? '' : t(`lang_${thread.locale}`)}
                />
              ))}
            </ol>
          )}
          <CommentForm
            record={record}
            label={t('commentAbout', { name })}
            action={t('commentSend')}
            onSend={(text) => startThread({ page, field }, text)}
          />
        </div>
      )}
    </div>
  );
}

/** How many open threads a block has, with those of its fields. */
export function CommentCount({ path }: { path: string }) {
  const commented = useContext(CommentedPageContext);
  const own = useOpenThreads(commented, path).length;
  const inside = useOpenThreads(commented, `${path}.`).length;
  const count = own + inside;
  if (commented === null || count === 0) return null;
  return (
    <span className={styles['open']}>
      <span aria-hidden="true">✎ {count}</span>
      <span className="hidden">{commented.t('commentsOpen', { count })}</span>
    </span>
  );
}

/** The open threads of a field; of everything inside a block for a path that ends with a point. */
function useOpenThreads(commented: CommentedPage | null, path: string) {
  const threads = useStore($threads);
  if (commented === null) return [];
  const { page, blocks } = commented;
  const isGroup = path.endsWith('.');
  const field = fieldOf(isGroup ? path.slice(0, -1) : path, blocks);
  const isOfField = (of: string | null) => (isGroup ? of?.startsWith(`${field}.`) === true : of === field);
  return threads.filter((thread) => thread.page === page && thread.done === null && isOfField(thread.field));
}

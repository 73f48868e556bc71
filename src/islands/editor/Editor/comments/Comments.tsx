import { useStore } from '@nanostores/react';
import type { ContentPart } from '#domain/content/content-parts.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import { $threads, startThread } from '#stores/editor/comments.ts';
import { jumpTargets } from '../JumpBar.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { subjectName } from './comment-subject.ts';
import { Thread } from './Thread.tsx';
import { recordOf } from './unsent.ts';

interface CommentsProps {
  locale: Locale;
  t: Translate<'editor'>;
  page: ContentPart;
  /** of the page, whose fields threads are about */
  blocks?: readonly Block[];
}

/** The editors' comments about a page: open threads, a form for a new one, and those that are done. */
export function Comments({ locale, t, page, blocks = [] }: CommentsProps) {
  const threads = useStore($threads).filter((thread) => thread.page === page);
  const open = threads.filter(({ done }) => done === null);
  const done = threads.filter((thread) => thread.done !== null);
  return (
    <section id={jumpTargets.toComments} className={styles['comments']} aria-label={t('commentsTitle')}>
      <h2>
        {t('commentsTitle')}
        {open.length > 0 && <span className={styles['number']}> · {t('commentsOpen', { count: open.length })}</span>}
      </h2>
      <ol className={styles['threads']}>
        {open.map((thread) => (
          <Thread key={thread.id} locale={locale} t={t} thread={thread} about={subjectName(t, thread, blocks)} />
        ))}
      </ol>
      <CommentForm
        record={recordOf(page, '')}
        label={t('commentNew')}
        action={t('commentSend')}
        onSend={(text) => startThread({ page }, text)}
      />
      {done.length > 0 && (
        <details className={styles['done']}>
          <summary>{t('commentsDone', { count: done.length })}</summary>
          <ol className={styles['threads']}>
            {done.map((thread) => (
              <Thread key={thread.id} locale={locale} t={t} thread={thread} about={subjectName(t, thread, blocks)} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

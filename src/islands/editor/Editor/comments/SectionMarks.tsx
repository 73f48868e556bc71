import { useStore } from '@nanostores/react';
import { type ContentPart, ownIdOf } from '#domain/content/content-parts.ts';
import type { Translate } from '#domain/words.ts';
import { $others } from '#stores/editor/collaboration.ts';
import { $threads } from '#stores/editor/comments.ts';
import styles from './Comments.module.css';

interface SectionMarksProps {
  t: Translate<'editor'>;
  page: ContentPart;
}

/** Beside the name of a section: who else is there, and how many threads of comments are open. */
export function SectionMarks({ t, page }: SectionMarksProps) {
  // the section of the own pages stands for each of them
  const isIn = (part: ContentPart) => part === page || (page === 'own' && ownIdOf(part) !== null);
  const editors = useStore($others).filter((editor) => isIn(editor.page));
  const open = useStore($threads).filter((thread) => isIn(thread.page) && thread.done === null).length;
  return (
    <>
      {open > 0 && (
        <span className={styles['open']}>
          <span aria-hidden="true">✎ {open}</span>
          <span className="hidden">{t('commentsOpen', { count: open })}</span>
        </span>
      )}
      {editors.map(({ tab, name }) => (
        <span key={tab} className={styles['initials']} title={name ?? t('another')}>
          <span aria-hidden="true">{[...(name ?? '?')][0]?.toUpperCase()}</span>
          <span className="hidden">{t('hereIs', { name: name ?? t('another') })}</span>
        </span>
      ))}
    </>
  );
}

import type { WireThread } from '#contract/editor/comments.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { markThread, replyToThread } from '#stores/editor/comments.ts';
import fieldStyles from '../Fields.module.css';
import { CommentForm } from './CommentForm.tsx';
import styles from './Comments.module.css';
import { recordOf, useCommentForm } from './unsent.ts';

interface ThreadProps {
  locale: Locale;
  t: Translate<'editor'>;
  thread: WireThread;
  /** what it is about; '': the page, or what it stands beside */
  about: string;
}

/** The comments of a thread, with answers and its end. */
export function Thread({ locale, t, thread, about }: ThreadProps) {
  const { id, comments, done } = thread;
  const record = recordOf(thread.page, id);
  const [isReplying, setReplying] = useCommentForm(record);
  const reply = async (text: string) => {
    const isSent = await replyToThread(id, text);
    if (isSent) setReplying(false);
    return isSent;
  };
  const first = comments[0]?.text ?? '';
  return (
    <li className={styles['thread']}>
      {about !== '' && <p className={fieldStyles['label']}>{about}</p>}
      {comments.map((comment) => (
        <div key={comment.id}>
          <p className={fieldStyles['label']}>
            <b>{comment.by ?? t('nobody')}</b> · <time dateTime={comment.at}>{formatDateTime(comment.at, locale)}</time>
          </p>
          <p className={styles['text']}>{comment.text}</p>
        </div>
      ))}
      {done !== null && (
        <p className={fieldStyles['label']}>
          {t('commentDoneBy', { name: done.by ?? t('nobody'), time: formatDateTime(done.at, locale) })}
        </p>
      )}
      <div className={styles['actions']}>
        <button
          type="button"
          className={fieldStyles['textButton']}
          aria-expanded={isReplying}
          aria-label={`${t('commentReply')}: ${first}`}
          onClick={() => setReplying(!isReplying)}
        >
          {t('commentReply')}
        </button>
        <button
          type="button"
          className={fieldStyles['textButton']}
          aria-label={`${t(done === null ? 'commentDone' : 'commentReopen')}: ${first}`}
          onClick={() => void markThread(id, done === null)}
        >
          {t(done === null ? 'commentDone' : 'commentReopen')}
        </button>
      </div>
      {isReplying && <CommentForm record={record} label={t('commentReplyText')} action={t('commentSend')} onSend={reply} />}
    </li>
  );
}

import { useState } from 'react';
import type { WireTeamSession } from '#contract/office/team-sessions.ts';
import type { Locale } from '#domain/locale.ts';
import { browserOf } from '#domain/office/browser-name.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { forgetUnsaved, maySignOut } from '#stores/lib/unsaved.ts';
import { endOwnSession } from '#stores/office/session.ts';
import { endTeamSession, loadTeamSessions } from '#stores/office/team.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordHint, RecordList, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import styles from './OfficeSessions.module.css';

export interface OfficeSessionsProps {
  locale: Locale;
  words: Words;
}

/**
 * Where people of the team are signed in, and signing out.
 *
 * ## Why an island?
 *
 * Sessions are loaded and ended by the API while the page stays open.
 */
export const OfficeSessions = withErrorBoundary(function OfficeSessions({ locale, words }: OfficeSessionsProps) {
  const t = translator<'office'>(words);
  const { data: sessions, load } = useLoadedData(loadTeamSessions);
  const [status, setStatus] = useState('');

  const end = async ({ id, isThis }: WireTeamSession) => {
    if (isThis && !(await maySignOut())) return;
    if (!(await endTeamSession(id)).ok) return;
    if (isThis) {
      forgetUnsaved();
      return location.reload();
    }
    setStatus(t('sessionEnded'));
    await load();
  };
  const leave = async () => {
    if ((await maySignOut()) && (await endOwnSession()).ok) location.reload();
  };

  return (
    <section className={styles['sessions']} aria-labelledby="sessions">
      <h2 id="sessions">{t('sessions')}</h2>
      <p className={styles['hint']}>{t('sessionsText')}</p>
      {(sessions === 'loading' || sessions === 'failed') && (
        <LoadState state={sessions} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />
      )}
      {typeof sessions === 'object' && (
        <RecordList>
          {sessions.map((session) => (
            <Session key={session.id} t={t} locale={locale} session={session} onEnd={() => void end(session)} />
          ))}
        </RecordList>
      )}
      <p role="status" className={styles['hint']}>
        {status}
      </p>
      <Button variant="ghost" onClick={() => void leave()}>
        {t('signOut')}
      </Button>
    </section>
  );
});

interface SessionProps {
  t: Translate<'office'>;
  locale: Locale;
  session: WireTeamSession;
  onEnd: () => void;
}

function Session({ t, locale, session, onEnd }: SessionProps) {
  const name = session.name || t('firstOwner');
  const browser = browserOf(session.browser);
  const end = (
    <Button variant="ghost" aria-label={t('endSessionOf', { name, browser })} onClick={onEnd}>
      {t('endSession')}
    </Button>
  );
  return (
    <li>
      <RecordRow actions={end}>
        <b>{name}</b> · {browser}
        {session.isThis && ` · ${t('thisSession')}`}
        <RecordHint>{t('lastUsed', { time: formatDateTime(session.seenAt, locale) })}</RecordHint>
      </RecordRow>
    </li>
  );
}

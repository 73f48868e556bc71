import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import { translator, type Words } from '#domain/words.ts';
import { $sharedTable, followTable, readTable } from '#stores/shop/shared-table.ts';
import { $tableNote, noInvitation, noteInvitation, noteTable } from '#stores/shop/table-note.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { LaidTable } from './LaidTable.tsx';
import styles from './SharedTable.module.css';
import { SitDown } from './SitDown.tsx';

export interface SharedTableProps {
  locale: Locale;
  words: Words;
  /** The name of a signed-in customer; '' otherwise. */
  firstName: string;
}

/**
 * A table that several people lay together: opening it, sitting down by its link, and what lies on it (R-TABLE-1).
 *
 * ## Why an island?
 *
 * It shows within a second what others lay, and the token of its link is never sent in an address.
 */
export const SharedTable = withErrorBoundary(function SharedTable({ locale, words, firstName }: SharedTableProps) {
  const t = translator<'shared-table'>(words);
  const { status, table, problem } = useStore($sharedTable, { ssr: 'initial' });
  const { isInvited } = useStore($tableNote, { ssr: () => noInvitation });
  const [isOpening, setOpening] = useState(false);
  useEffect(followTable, []);
  useInvitation();
  const openOwn = () => {
    forgetInvitation();
    setOpening(true);
  };
  const sitDown = (isGuest: boolean) => (
    <Theme>
      <SitDown t={t} locale={locale} firstName={firstName} isGuest={isGuest} onSeated={() => setOpening(false)}>
        {isGuest && (
          <Button variant="ghost" wide onClick={table === null ? openOwn : forgetInvitation}>
            {t(table === null ? 'openOwn' : 'backToTable')}
          </Button>
        )}
      </SitDown>
    </Theme>
  );

  if (status === 'pending' || status === 'error') {
    return (
      <section className={styles['form']}>
        <h1>{t('openHead')}</h1>
        {status === 'pending' ? (
          <Skeleton label={t('loading')} shape="row" />
        ) : (
          <ProblemState message={problem?.message ?? ''} retryLabel={t('partRetry')} onRetry={() => void readTable()} />
        )}
      </section>
    );
  }
  if (isInvited) return sitDown(true);
  if (table !== null && !(isOpening && table.state === 'ordered')) {
    return <LaidTable t={t} words={words} locale={locale} table={table} problem={problem} onNext={() => setOpening(true)} />;
  }
  if (status !== 'over' || isOpening) return sitDown(false);
  return (
    <section className={styles['form']} role="status">
      <h1>{t('overTitle')}</h1>
      <p>{t('overText')}</p>
      <a className="button" href={pagePath('home', locale)}>
        {t('toMenu')}
      </a>
      <Button variant="ghost" wide onClick={openOwn}>
        {t('openOwn')}
      </Button>
    </section>
  );
});

/** Notes the invitation in the address: it stays when the page is left for another language, and goes with the seat. */
function useInvitation(): void {
  useEffect(() => {
    const read = () => noteInvitation(location.hash.slice(1));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}

function forgetInvitation(): void {
  noteTable({ isInvited: false });
  history.replaceState(history.state, '', location.pathname + location.search);
}

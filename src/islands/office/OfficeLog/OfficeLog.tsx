import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Id } from '#domain/id.ts';
import type { Locale } from '#domain/locale.ts';
import { type LogFilter, logFilterOf } from '#domain/office/log-filter.ts';
import { isOfPublication, logGroups } from '#domain/office/log-groups.ts';
import type { SiteNames } from '#domain/office/name-of-value.ts';
import { translator, type Words } from '#domain/words.ts';
import { type LogPage, loadLog } from '#stores/office/log.ts';
import { loadWorkPlaces } from '#stores/office/team.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { LogEntryRow, PublicationRow } from './LogEntryRow.tsx';
import { LogSearch } from './LogSearch.tsx';
import styles from './OfficeLog.module.css';

export interface OfficeLogProps {
  locale: Locale;
  words: Words;
  /** the filter in the address: a form sent before hydration leads there */
  filter: LogFilter;
  site: SiteNames;
  /** the names of records and fields of the catalog, of the namespace `publishing` */
  catalog: Words;
}

interface ShownLog extends LogPage {
  /** what was searched for; the fields may have changed since */
  readonly filter: LogFilter;
}

/** Loads a page of the log; null: a later load has started meanwhile. */
function useLatestLoad() {
  const loads = useRef(0);
  return async (filter: LogFilter, before: number | null) => {
    loads.current += 1;
    const own = loads.current;
    const result = await loadLog(filter, before);
    return own === loads.current ? result : null;
  };
}

/**
 * Who changed what, when, from what to what; with a search by person, kind, day and words.
 *
 * ## Why an island?
 *
 * Each search and each further page is loaded by the API while the page stays open.
 */
export const OfficeLog = withErrorBoundary(function OfficeLog({ locale, words, filter: initial, site, catalog }: OfficeLogProps) {
  const t = translator<'office'>(words);
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useState(initial);
  const [page, setPage] = useState<ShownLog | 'loading' | 'failed'>('loading');
  const loadLatest = useLatestLoad();
  const [restaurants, setRestaurants] = useState<Readonly<Record<Id, string>>>({});

  const nameRestaurants = async () => {
    const places = await loadWorkPlaces();
    setRestaurants(Object.fromEntries((places ?? []).map(({ id, name }) => [id, name])));
  };
  const search = async (wanted: LogFilter) => {
    const result = await loadLatest(wanted, null);
    if (result !== null) setPage(result.ok ? { ...result.value, filter: wanted } : 'failed');
  };
  const more = async (shown: ShownLog) => {
    const result = await loadLatest(shown.filter, shown.next);
    if (result?.ok) setPage({ ...shown, ...result.value, entries: [...shown.entries, ...result.value.entries] });
  };
  const searchFirst = useEffectEvent(() => {
    // what was typed before hydration is in the fields only
    if (form.current !== null) setFilter(logFilterOf(new FormData(form.current)));
    void Promise.all([search(initial), nameRestaurants()]);
  });
  useEffect(() => searchFirst(), []);
  return (
    <Theme>
      <form ref={form} className={styles['search']} aria-label={t('find')} onSubmit={(event) => submit(event, () => search(filter))}>
        <LogSearch t={t} filter={filter} people={typeof page === 'object' ? page.people : []} onChange={setFilter} />
        <Button type="submit">{t('find')}</Button>
      </form>
      {(page === 'loading' || page === 'failed') && (
        <LoadState state={page} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={() => search(filter)} />
      )}
      {typeof page === 'object' && (
        <>
          <p role="status">{page.entries.length === 0 ? t('logEmpty') : ''}</p>
          <ol className={styles['entries']}>
            {logGroups(page.entries).map(([entry, ...others]) => {
              if (entry === undefined) return null;
              const row = { t, locale, restaurants, site, catalog };
              if (!isOfPublication(entry)) return <LogEntryRow key={entry.id} {...row} entry={entry} />;
              return <PublicationRow key={entry.id} {...row} words={words} entries={[entry, ...others]} />;
            })}
          </ol>
          {page.next !== null && (
            <Button variant="soft" onClick={() => void more(page)}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Theme>
  );
});

function submit(event: SubmitEvent, search: () => Promise<void>): void {
  event.preventDefault();
  void search();
}

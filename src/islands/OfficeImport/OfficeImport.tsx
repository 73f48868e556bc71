import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { $catalog, $catalogProblem, type CatalogState, loadCatalog } from '#stores/office/catalog-draft.ts';
import { dishesAsCsv, doubtsOfImport, importCatalogFile, importTable, type ReadImport, readImport } from '#stores/office/catalog-import.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { ImportReview } from './ImportReview.tsx';
import styles from './OfficeImport.module.css';

export interface OfficeImportProps {
  locale: Locale;
  words: Words;
}

/** Where a browser saves the catalog with its unpublished changes. */
const catalogFile = '/api/v1/office/catalog/file';

/**
 * Prices and dishes from a spreadsheet, or a whole catalog file, into the draft; and both as files.
 *
 * ## Why an island?
 *
 * A file is read in the browser, so that its changes and errors are seen before anything is saved.
 */
export const OfficeImport = withErrorBoundary(function OfficeImport({ locale, words }: OfficeImportProps) {
  const t = translator<'office-import'>(words);
  const catalog = useStore($catalog, { ssr: () => null });
  const problem = useStore($catalogProblem, { ssr: () => null });
  const [read, setRead] = useState<ReadImport | null>(null);
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');

  useEffect(() => {
    if ($catalog.get() === null) void loadCatalog();
  }, []);

  const choose = async (file: File | undefined) => {
    setStatus('');
    setError('');
    setRead(file === undefined || catalog === null ? null : await readImport(file, catalog));
  };
  const save = async () => {
    if (read?.kind !== 'catalog' && read?.kind !== 'table') return;
    const result = read.kind === 'catalog' ? await importCatalogFile(read.document) : await importTable(read);
    if (result.ok) {
      setRead(null);
      setStatus(t('imported'));
    } else if (result.problem.code === 'INVALID_BODY') setError(t('wrongField', { field: result.problem.details.field }));
    else setError(result.problem.message);
  };

  if (problem !== null) return <p role="alert">{problem.message}</p>;
  if (catalog === null) return <p role="status">{t('loading')}</p>;
  return (
    <Theme>
      <div className={styles['import']}>
        <ExportLinks words={words} catalog={catalog} />
        <label className={styles['file']}>
          <span>{t('choose')}</span>
          <input
            type="file"
            accept=".csv,.xlsx,.json,text/csv,application/json"
            onChange={(event) => {
              void choose(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          />
        </label>
        <p className={styles['hint']}>{t('chooseHint')}</p>
        {read !== null && <ImportReview locale={locale} words={words} read={read} doubts={doubtsOfImport(read, catalog)} />}
        {error !== '' && <p role="alert">{error}</p>}
        <p role="status">{status}</p>
        {canSave(read) && (
          <div className={styles['actions']}>
            <Button onClick={() => void save()}>{t('save')}</Button>
            <Button variant="soft" onClick={() => void choose(undefined)}>
              {t('cancel')}
            </Button>
          </div>
        )}
      </div>
    </Theme>
  );
});

function canSave(read: ReadImport | null): boolean {
  return read?.kind === 'catalog' || (read?.kind === 'table' && read.issues.length === 0 && read.changes.length > 0);
}

function ExportLinks({ words, catalog }: Pick<OfficeImportProps, 'words'> & { catalog: CatalogState }) {
  const t = translator<'office-import'>(words);
  const download = async () => {
    const url = URL.createObjectURL(await dishesAsCsv(catalog));
    Object.assign(document.createElement('a'), { href: url, download: 'dishes.csv' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={styles['actions']}>
      <Button variant="soft" onClick={() => void download()}>
        {t('exportCsv')}
      </Button>
      <a className={styles['link']} href={catalogFile} download="catalog.json">
        {t('exportJson')}
      </a>
    </div>
  );
}

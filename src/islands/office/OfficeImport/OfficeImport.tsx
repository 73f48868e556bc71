import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { $catalog, $catalogProblem, $loadedCatalog, type CatalogState, loadCatalog } from '#stores/office/catalog-draft.ts';
import { dishesAsCsv, doubtsOfImport, importCatalogFile, importTable, type ReadImport, readImport } from '#stores/office/catalog-import.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
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
  const catalog = useStore($loadedCatalog, { ssr: () => 'loading' as const });
  const problem = useStore($catalogProblem, { ssr: () => null });
  useEffect(() => {
    if ($catalog.get() === null) void loadCatalog();
  }, []);

  if (catalog === 'loading' || catalog === 'failed') {
    const failed = problem?.message ?? '';
    return <LoadState state={catalog} loading={t('loading')} failed={failed} retry={t('retry')} onRetry={loadCatalog} />;
  }
  return (
    <Theme>
      <div className={styles['import']}>
        <ExportLinks words={words} catalog={catalog} />
        <ImportForm locale={locale} words={words} catalog={catalog} />
      </div>
    </Theme>
  );
});

interface Shown {
  readonly read: ReadImport | null;
}

type Importable = Extract<ReadImport, { readonly kind: 'catalog' | 'table' }>;

async function send(read: Importable) {
  const result = read.kind === 'catalog' ? await importCatalogFile(read.document) : await importTable(read);
  return result.ok ? null : { problem: result.problem };
}

/** A file, what it would change, and its import. */
function ImportForm({ locale, words, catalog }: OfficeImportProps & { catalog: CatalogState }) {
  const t = translator<'office-import'>(words);
  const [keeper] = useState(() => keeperOf<Shown, { readonly base: null }>('import', 'file'));
  const [status, setStatus] = useState('');
  const saving = useMutation(send, () => {
    change({ read: null });
    setStatus(t('imported'));
  });
  const initial = (): Shown => ({ read: null });
  const unsaved = useUnsaved({ keeper, title: t('title'), origin: { base: null }, initial, isWaiting: saving.isWaiting });
  const { change, notice, leave } = unsaved;
  const { read } = unsaved.draft;

  const choose = async (file: File | undefined) => {
    setStatus('');
    saving.reset();
    change({ read: file === undefined ? null : await readImport(file, catalog) });
  };
  const problem = saving.failure?.problem;
  return (
    <>
      {notice}
      <label data-changes="all" className={styles['file']}>
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
      <p data-changes="all" className={styles['hint']}>
        {t('chooseHint')}
      </p>
      {read !== null && <ImportReview locale={locale} words={words} read={read} doubts={doubtsOfImport(read, catalog)} />}
      {problem !== undefined && (
        <p role="alert">{problem.code === 'INVALID_BODY' ? t('wrongField', { field: problem.details.field }) : problem.message}</p>
      )}
      <p role="status">{status}</p>
      {canSave(read) && (
        <div className={styles['actions']}>
          <Button loading={saving.isBusy} onClick={() => void saving.mutate(read)}>
            {t('save')}
          </Button>
          <Button variant="soft" onClick={() => void leave(() => void choose(undefined))}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </>
  );
}

function canSave(read: ReadImport | null): read is Importable {
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

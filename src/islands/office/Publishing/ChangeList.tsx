import type { RecordChange } from '#contract/catalog/record-changes.ts';
import { DiffText } from '#ui/office/DiffText/DiffText.tsx';
import { differencesOf, nameOfChange } from './differences.ts';
import styles from './Publishing.module.css';
import type { Difference, Reading } from './reading.ts';

/** More are not rendered: nobody reads them one by one. */
export const mostShown = 200;
/** Longer texts are compared word by word, on request. */
const mostLetters = 160;

interface ChangeListProps {
  reading: Reading;
  changes: readonly RecordChange[];
}

/** What changes: each record with its values before and after. */
export function ChangeList({ reading, changes }: ChangeListProps) {
  const { t } = reading;
  if (changes.length === 0) return <p className={styles['hint']}>{t('same')}</p>;
  return (
    <ul className={styles['changes']}>
      {changes.slice(0, mostShown).map((change) => (
        <li key={`${change.section}/${change.id}`}>
          <b>{nameOfChange(change, reading)}</b>
          <ChangeText reading={reading} change={change} />
        </li>
      ))}
      {changes.length > mostShown && <li>{t('more', { count: changes.length - mostShown })}</li>}
    </ul>
  );
}

/** The values of one change; of a new or a removed record they are folded. */
export function ChangeText({ reading, change }: { reading: Reading; change: RecordChange }) {
  const { t } = reading;
  const rows = differencesOf(change, reading);
  if (change.before !== null && change.after !== null) return <Rows reading={reading} rows={rows} />;
  return (
    <>
      <p className={change.after === null ? styles['removed'] : styles['added']}>{t(change.after === null ? 'removed' : 'added')}</p>
      {change.after !== null && rows.length > 0 && (
        <details>
          <summary>{t('details')}</summary>
          <Rows reading={reading} rows={rows} />
        </details>
      )}
    </>
  );
}

function Rows({ reading: { t }, rows }: { reading: Reading; rows: readonly Difference[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles['values']}>
      {rows.map(({ path, label, before, after }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd>
            {before !== '' && after !== '' && before.length + after.length > mostLetters ? (
              <DiffText
                texts={{ show: t('showDifference'), removed: t('wasText'), added: t('becomesText') }}
                before={before}
                after={after}
              />
            ) : (
              <>
                <span className="hidden">{t('was')} </span>
                <del>{before || '–'}</del>
                <span aria-hidden="true"> → </span>
                <span className="hidden"> {t('becomes')} </span>
                <ins>{after || '–'}</ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

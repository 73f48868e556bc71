import { type ReactNode, useId, useState } from 'react';
import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import type { Locale } from '#domain/locale.ts';
import { type PaymentProvider, paymentProviders, providerNames } from '#domain/payment/provider.ts';
import { type StatementIssue, type StatementUnit, statementUnits } from '#domain/payment/statement-table.ts';
import type { Translate } from '#domain/words.ts';
import { readStatementFile, reconcileClick, reconcileStatement, type StatementFile } from '#stores/office/reconciliation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import { Differences } from './Differences.tsx';
import styles from './OfficePayments.module.css';

interface ReconcileProps {
  t: Translate<'office-payments'>;
  locale: Locale;
  /** YYYY-MM-DD, which is looked at first */
  day: string;
  asksClick: boolean;
}

type Unreadable = Exclude<StatementFile, { kind: 'statement' }>;

/** What a comparison came to. */
type Outcome =
  | { readonly kind: 'compared'; readonly compared: WireReconciliation; readonly issues: readonly StatementIssue[] }
  | { readonly kind: 'fileMissing' | 'notCompared' }
  | Unreadable;

/** What is to be compared. */
interface Wanted {
  readonly provider: PaymentProvider;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly unit: StatementUnit;
  readonly file: File | null;
}

/** A statement of a provider, or Click's own answers, against the payments of the same day. */
export function Reconcile({ t, locale, day, asksClick }: ReconcileProps) {
  const [wanted, setWanted] = useState<Wanted>({ provider: 'payme', day, unit: 'som', file: null });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState<'file' | 'click' | null>(null);
  const run = async (what: 'file' | 'click', work: (wanted: Wanted) => Promise<Outcome>) => {
    setOutcome(null);
    setBusy(what);
    setOutcome(await work(wanted));
    setBusy(null);
  };
  const canAsk = wanted.provider === 'click' && asksClick;
  return (
    <>
      <p>{t('reconcileHint')}</p>
      <div className={styles['form']}>
        <Fields
          t={t}
          wanted={wanted}
          onChange={(change) => {
            setWanted({ ...wanted, ...change });
            setOutcome(null);
          }}
        >
          {canAsk && (
            <div className={styles['part']}>
              <p className={styles['hint']}>{t('askClickHint')}</p>
              <Button loading={busy === 'click'} disabled={busy !== null} onClick={() => void run('click', askClick)}>
                {t('askClick')}
              </Button>
            </div>
          )}
        </Fields>
        <Button
          variant={canAsk ? 'soft' : 'primary'}
          loading={busy === 'file'}
          disabled={busy !== null}
          onClick={() => void run('file', compareFile)}
        >
          {t('compare')}
        </Button>
      </div>
      {outcome?.kind === 'compared' && <Differences t={t} locale={locale} compared={outcome.compared} issues={outcome.issues} />}
      {outcome !== null && outcome.kind !== 'compared' && (
        <p role="alert">{outcome.kind === 'quotes' ? t('quotes', { row: outcome.row }) : t(outcome.kind)}</p>
      )}
    </>
  );
}

interface FieldsProps extends Pick<ReconcileProps, 't'> {
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
  /** between the day and the file */
  children: ReactNode;
}

function Fields({ t, wanted: { provider, day, unit }, onChange, children }: FieldsProps) {
  const id = useId();
  return (
    <>
      <Segmented
        legend={t('provider')}
        options={paymentProviders.map((value) => ({ value, label: providerNames[value] }))}
        value={provider}
        onChange={(value) => onChange({ provider: value })}
      />
      <div className="field-box">
        <label htmlFor={id}>{t('day')}</label>
        <input id={id} type="date" value={day} onChange={({ currentTarget: { value } }) => value !== '' && onChange({ day: value })} />
      </div>
      {children}
      <label className={styles['file']}>
        <span>{t('file')}</span>
        <input type="file" accept=".csv,text/csv" onChange={({ currentTarget }) => onChange({ file: currentTarget.files?.[0] ?? null })} />
      </label>
      <p className={styles['hint']}>{t('fileHint')}</p>
      <p>{t('unit')}</p>
      <Segmented
        legend={t('unit')}
        options={statementUnits.map((value) => ({ value, label: t(`unit_${value}`) }))}
        value={unit}
        onChange={(value) => onChange({ unit: value })}
      />
    </>
  );
}

async function askClick({ day }: Wanted): Promise<Outcome> {
  const compared = await reconcileClick(day);
  return compared === null ? { kind: 'notCompared' } : { kind: 'compared', compared, issues: [] };
}

async function compareFile({ file, unit, ...wanted }: Wanted): Promise<Outcome> {
  if (file === null) return { kind: 'fileMissing' };
  // the file may be gone from the device by now
  const read = await readStatementFile(file, unit).catch(() => null);
  if (read === null) return { kind: 'fileMissing' };
  if (read.kind !== 'statement') return read;
  const compared = await reconcileStatement(wanted, read);
  return compared === null ? { kind: 'notCompared' } : { kind: 'compared', compared, issues: read.issues };
}

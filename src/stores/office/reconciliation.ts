import type { WireReconciliation } from '#contract/office/reconciliation.ts';
import type { PaymentProvider } from '#domain/payment/provider.ts';
import { mostStatementLines, type ReadStatement, readStatement, type StatementUnit } from '#domain/payment/statement-table.ts';
import { api } from '../lib/api.ts';
import { decodeText } from './decode-text.ts';
import { isWorkbook } from './workbook-signature.ts';

/** A statement as it was read; `quotes`: from this row on a quotation mark makes the rest unreadable. */
export type StatementFile =
  | ({ readonly kind: 'statement' } & ReadStatement)
  | { readonly kind: 'quotes'; readonly row: number }
  | { readonly kind: 'tooLarge' | 'tooMany' | 'workbook' | 'unreadable' };

const mostBytes = 2_000_000;
const delimiters = [';', ',', '\t', '|'];

/** Reads a statement of a provider's cabinet (CSV) in whichever delimiter has its columns. */
export async function readStatementFile(file: File, unit: StatementUnit): Promise<StatementFile> {
  if (file.size > mostBytes) return { kind: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return { kind: 'workbook' };
  const text = decodeText(bytes);
  const { default: csv } = await import('papaparse');
  for (const delimiter of delimiters) {
    const { data, errors } = csv.parse<string[]>(text, { delimiter });
    const read = readStatement(data, unit);
    if (read === null) continue;
    const broken = errors.find(({ type }) => type === 'Quotes');
    if (broken !== undefined) return { kind: 'quotes', row: (broken.row ?? 0) + 1 };
    return read.lines.length + read.issues.length > mostStatementLines ? { kind: 'tooMany' } : { kind: 'statement', ...read };
  }
  return { kind: 'unreadable' };
}

/** What is compared: a provider, and a day, YYYY-MM-DD. */
interface Compared {
  readonly provider: PaymentProvider;
  readonly day: string;
}

/** null: the request failed, which a toast shows. */
export async function reconcileStatement(
  { provider, day }: Compared,
  { lines, issues }: ReadStatement,
): Promise<WireReconciliation | null> {
  // lines of a file have a row
  const sent = lines.map(({ row, ids, ...line }) => ({ ...line, row: row ?? 1, ids: [...ids] }));
  const result = await api('POST /api/v1/office/reconciliations', { body: { provider, day, lines: sent, unread: issues.length } });
  return result.ok ? result.value : null;
}

/** null: the request failed, which a toast shows. */
export async function reconcileClick(day: string): Promise<WireReconciliation | null> {
  const result = await api('POST /api/v1/office/reconciliations/click', { body: { day } });
  return result.ok ? result.value : null;
}

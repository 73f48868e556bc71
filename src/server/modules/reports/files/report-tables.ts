import { formatDayMonth } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Measures } from '#domain/report/order-figures.ts';
import type { NamedReport } from '#domain/report/report.ts';
import { type ReportWords, rangeText, shareFacets, shareName, stepName } from '#domain/report/report-texts.ts';

type Cell = string | number;

/** A table of a report, with the names of its columns. */
export interface ReportTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** All tables of a report: its totals, steps, restaurants and divisions, those without a row left out. */
export function reportTables(report: NamedReport, locale: Locale, t: ReportWords): ReportTable[] {
  const { span, sums, before, steps, restaurants } = report;
  const columns = sumColumns(t);
  const stepText = (key: string) => (span === 'week' || span === 'month' ? formatDayMonth(key, locale) : stepName(span, key, t));
  const rowOf = (name: string, own: Measures, former: Measures) => [name, ...sumCells(own, former)];
  const tables = [
    { name: t('sums'), columns, rows: [rowOf(rangeText(report.range, locale, t), sums, before)] },
    { name: t(`steps_${span}`), columns, rows: steps.map((step) => rowOf(stepText(step.key), step.sums, step.before)) },
    {
      name: t('facet_restaurant'),
      columns,
      rows: restaurants.map((place) => rowOf(place.name || t('unnamed', { id: place.id }), place.sums, place.before)),
    },
    ...shareFacets.map((facet) => ({
      name: t(`facet_${facet}`),
      columns: shareColumns(t),
      rows: report.shares
        .filter((share) => share.facet === facet)
        .map((share) => [shareName(share, t), share.sums.orders, share.sums.total, share.before.total, share.sums.portions]),
    })),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const measured = ['late', 'late_minutes', 'cancelled', 'cancelled_total', 'items', 'discount', 'points', 'delivery'] as const;

function sumColumns(t: ReportWords): string[] {
  return [t('column_name'), t('column_orders'), t('column_total'), t('column_before'), ...measured.map((name) => t(`column_${name}`))];
}

function sumCells(sums: Measures, before: Measures): number[] {
  return [sums.orders, sums.total, before.total, ...measured.map((name) => sums[name])];
}

function shareColumns(t: ReportWords): string[] {
  return [t('column_name'), t('column_orders'), t('column_total'), t('column_before'), t('column_portions')];
}

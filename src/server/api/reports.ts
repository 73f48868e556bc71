import { calls } from '#contract/calls.ts';
import type { Locale } from '#domain/locale.ts';
import { isAmong } from '#domain/office/team.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { toCsv } from '../modules/reports/files/csv.ts';
import { reportTables } from '../modules/reports/files/report-tables.ts';
import { toXlsx } from '../modules/reports/files/xlsx.ts';
import type { Api, ApiContext } from './context.ts';
import { type HandlerInput, handle } from './handle.ts';

type Input = HandlerInput<typeof calls.officeReport>;
type FileInput = HandlerInput<typeof calls.reportCsv>;

/** What was sold (`office/report…`), of the restaurants that the person works for (R-REPORT-7). */
export function addReports(api: Api): void {
  handle(api, calls.officeReport, readReport);
  handle(api, calls.reportCsv, async (input) => {
    const t = createTranslator(languageOf(input), 'office-reports');
    return fileOf(input, calls.reportCsv, toCsv(await tablesOf(input), t('column_section')));
  });
  handle(api, calls.reportXlsx, async (input) => fileOf(input, calls.reportXlsx, toXlsx(await tablesOf(input))));
}

function readReport({ services, member, query: { span, day, restaurantId }, locale, now }: Input) {
  const own = member.restaurantIds;
  const chosen = restaurantId === undefined ? own : isAmong(own, restaurantId) ? [restaurantId] : [];
  return services.reports.read({ span, day, restaurantIds: chosen }, locale, now);
}

function languageOf({ query, locale }: FileInput): Locale {
  return query.lang ?? locale;
}

async function tablesOf(input: FileInput) {
  const locale = languageOf(input);
  return reportTables(await readReport({ ...input, locale }), locale, createTranslator(locale, 'office-reports'));
}

interface FileCall {
  readonly path: string;
  readonly responses: { readonly 200: { readonly type: string } };
}

/** `report-week-2026-11-21.csv` */
function fileOf(input: FileInput, { path, responses }: FileCall, content: string | Uint8Array<ArrayBuffer>): Response {
  const { span, day } = input.query;
  const context: ApiContext = input.context;
  const ending = path.slice(path.lastIndexOf('.'));
  return context.body(content, 200, {
    'Content-Type': ending === '.csv' ? `${responses[200].type}; charset=utf-8` : responses[200].type,
    'Content-Disposition': `attachment; filename="report-${span}-${day}${ending}"`,
  });
}

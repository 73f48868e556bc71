import { DateInput } from '@mantine/dates';
import 'dayjs/locale/ru';
import 'dayjs/locale/uz-latn';
import type { Locale } from '#domain/locale.ts';
import { fieldClasses, fieldOrder } from '../Field/field-classes.ts';
import styles from './DateField.module.css';

interface DateFieldProps {
  label: string;
  locale: Locale;
  /** YYYY-MM-DD */
  value: string;
  onChange: (value: string) => void;
  /** The earliest day that may be chosen, YYYY-MM-DD; default: the beginning of 1900. */
  min?: string;
  /** The latest day that may be chosen, YYYY-MM-DD. */
  max: string;
  autoComplete?: string;
  error?: string | null;
  hint?: string;
  /** Accessible names of the buttons beside the calendar's title. */
  previousLabel: string;
  nextLabel: string;
}

/** dayjs's names of the locales; Uzbek in Latin script is `uz-latn`. */
const dayjsLocales: Readonly<Record<Locale, string>> = { ru: 'ru', en: 'en', uz: 'uz-latn' };
const earliest = '1900-01-01';

/** A calendar day, typed as `21.11.2026` or chosen from years, months and days. Needs `Theme` around it. */
export function DateField(props: DateFieldProps) {
  const { label, locale, value, onChange, min = earliest, max, autoComplete, error = null, hint, previousLabel, nextLabel } = props;
  const previous = { previousMonth: previousLabel, previousYear: previousLabel, previousDecade: previousLabel };
  const next = { nextMonth: nextLabel, nextYear: nextLabel, nextDecade: nextLabel };
  return (
    <DateInput
      label={label}
      locale={dayjsLocales[locale]}
      value={value}
      onChange={(day) => day !== null && onChange(day)}
      minDate={min}
      maxDate={max}
      valueFormat="DD.MM.YYYY"
      dateParser={parseTyped}
      inputMode="numeric"
      {...(autoComplete !== undefined && { autoComplete })}
      error={error}
      {...(hint !== undefined && { description: hint })}
      withAsterisk={false}
      inputWrapperOrder={fieldOrder}
      ariaLabels={{ ...previous, ...next }}
      popoverProps={{
        classNames: { dropdown: styles['dropdown'] ?? '' },
        withinPortal: false,
        offset: 6,
        transitionProps: { duration: 0 },
      }}
      classNames={{ ...fieldClasses, ...calendarClasses }}
    />
  );
}

/** Parses a day, including `5.6.1994` and `05061994`; null for invalid text. */
export function parseTyped(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})\D+(\d{1,2})\D+(\d{4})\s*$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(written) ? written : null;
}

const calendarClasses = {
  calendarHeader: styles['header'] ?? '',
  calendarHeaderControl: styles['turn'] ?? '',
  calendarHeaderLevel: styles['level'] ?? '',
  month: styles['month'] ?? '',
  weekday: styles['weekday'] ?? '',
  day: styles['day'] ?? '',
  monthsList: styles['list'] ?? '',
  monthsListControl: styles['item'] ?? '',
  yearsList: styles['list'] ?? '',
  yearsListControl: styles['item'] ?? '',
};

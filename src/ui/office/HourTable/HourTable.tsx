import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import styles from './HourTable.module.css';

interface HourRow {
  readonly key: string;
  readonly label: string;
  /** orders by hour; absent: none */
  readonly orders: Readonly<Record<number, number>>;
}

interface HourTableProps {
  locale: Locale;
  caption: string;
  rows: readonly HourRow[];
  /** what the rows are, and the heading of their sums */
  rowLabel: string;
  totalLabel: string;
}

const levels = 4;

/** Orders by day and hour; the more, the darker. Hours after midnight belong to the day before and come last. */
export function HourTable({ locale, caption, rows, rowLabel, totalLabel }: HourTableProps) {
  const used = rows.flatMap(({ orders }) => Object.keys(orders).map(Number));
  const first = Math.min(...used);
  const hours = used.length === 0 ? [] : Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
  const most = Math.max(1, ...rows.flatMap(({ orders }) => Object.values(orders)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <div className={styles['scrolled']} tabIndex={0}>
      <table className={styles['table']}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden">{rowLabel}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour % 24}
              </th>
            ))}
            <th scope="col">{totalLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, orders }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {hours.map((hour) => {
                const count = orders[hour] ?? 0;
                return (
                  <td key={hour} data-level={count === 0 ? undefined : Math.ceil((levels * count) / most)}>
                    <span>{count === 0 ? '' : formatNumber(count, locale)}</span>
                  </td>
                );
              })}
              <td className={styles['total']}>
                {formatNumber(
                  Object.values(orders).reduce((sum, count) => sum + count, 0),
                  locale,
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

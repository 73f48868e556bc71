import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { axisOf } from '#domain/report/axis.ts';
import styles from './StepChart.module.css';

interface ChartStep {
  readonly key: string;
  /** below its bar: an hour, a day, a month */
  readonly label: string;
  /** som */
  readonly value: number;
  /** som, of the span before */
  readonly before: number;
}

interface StepChartProps {
  locale: Locale;
  /** what it shows; the numbers are in a table beside it */
  label: string;
  steps: readonly ChartStep[];
  /** of som, of thousands and of millions */
  units: Readonly<Record<1 | 1_000 | 1_000_000, string>>;
  /** what the dashed marks are */
  beforeLabel: string;
}

const [height, left, top, bottom] = [220, 48, 26, 30];
const mostLabels = 12;
/** As many bars with their labels fit a phone. */
const mostOnPhone = 8;

/** Sums as bars over an axis, with a dashed mark where each stood before; more than eight scroll within it where it is narrow. */
export function StepChart({ locale, label, steps, units, beforeLabel }: StepChartProps) {
  const { ticks, unit } = axisOf(Math.max(0, ...steps.flatMap(({ value, before }) => [value, before])));
  const most = ticks.at(-1) ?? 1;
  const isShort = steps.length <= mostOnPhone;
  const width = isShort ? 400 : 640;
  const base = height - bottom;
  const y = (sum: number) => base - (Math.max(0, sum) / most) * (base - top);
  const room = (width - left) / Math.max(1, steps.length);
  const every = Math.ceil(steps.length / mostLabels);
  return (
    <figure className={styles['chart']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className={styles['scrolled']} tabIndex={0}>
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} data-short={isShort || undefined}>
          <text x={left} y={14} className={styles['tick']}>
            {units[unit]}
          </text>
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${left} ${y(tick)}H${width}`} className={styles['grid']} />
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className={styles['tick']}>
                {formatNumber(tick / unit, locale)}
              </text>
            </g>
          ))}
          {steps.map(({ key, label: name, value, before }, index) => {
            const middle = left + room * (index + 0.5);
            const half = Math.min(20, room * 0.32);
            return (
              <g key={key}>
                <rect
                  x={middle - half}
                  y={y(value)}
                  width={half * 2}
                  height={base - y(value)}
                  rx={Math.min(4, half / 2)}
                  className={styles['bar']}
                />
                {before > 0 && <path d={`M${middle - half - 3} ${y(before)}h${half * 2 + 6}`} className={styles['before']} />}
                {index % every === 0 && (
                  <text x={middle} y={height - 8} textAnchor="middle" className={styles['label']}>
                    {name}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className={styles['legend']}>
        <svg viewBox="0 0 26 4" width="26" height="4" aria-hidden="true">
          <path d="M0 2h26" className={styles['before']} />
        </svg>
        {beforeLabel}
      </figcaption>
    </figure>
  );
}

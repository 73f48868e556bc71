import { formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Som } from '#domain/money.ts';

interface ZoneLegendProps {
  /** By tier, see `zoneFees`. */
  fees: readonly Som[];
  locale: Locale;
  title: string;
  /** In place of a fee of 0. */
  free: string;
}

/** The last tier with a color of its own. */
const lastTier = 2;

/** What the colors of the zones mean. */
export function ZoneLegend({ fees, locale, title, free }: ZoneLegendProps) {
  return (
    <div className="map-legend">
      <p aria-hidden>{title}</p>
      <ul aria-label={title}>
        {fees.map((fee, tier) => (
          <li key={fee} data-tier={Math.min(tier, lastTier)}>
            {fee === 0 ? free : formatPrice(fee, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

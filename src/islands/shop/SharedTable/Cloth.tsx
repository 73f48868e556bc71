import { formatNumber } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { SharedTable } from '#stores/shop/shared-table.ts';
import { DishTile } from '#ui/DishCard/DishTile.tsx';
import '#ui/DishCard/DishTile.css';
import '#ui/cloth.css';
import seatStyles from './Seats.module.css';
import styles from './SharedTable.module.css';

interface ClothProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  table: SharedTable;
}

/** The plates of all on one cloth, those of a seat beside each other with its name. The list of the seats says the same in words. */
export function Cloth({ t, locale, table: { seats, you } }: ClothProps) {
  return (
    <ul className={`cloth ${styles['cloth']}`} aria-hidden="true">
      {seats.map(({ seat, name, lines, itemsTotal }) => (
        <li key={seat}>
          <span className={styles['plates']}>
            {lines.map((line) => (
              <span key={line.id} className={styles['plate']} data-count={line.quantity}>
                <DishTile name={line.name} image={line.image} sizePx={104} />
              </span>
            ))}
            {lines.length === 0 && <i className={styles['free']} />}
          </span>
          <span className={styles['tag']}>
            <i className={seatStyles['face']} data-seat={seat % 6}>
              {initialOf(name)}
            </i>
            <b>{seat === you ? t('you') : name}</b> {lines.length > 0 && <span>{formatNumber(itemsTotal, locale)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function initialOf(name: string): string {
  const [initial = ''] = name.trim();
  return initial.toUpperCase();
}

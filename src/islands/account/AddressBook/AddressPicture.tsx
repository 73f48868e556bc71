import type { CSSProperties } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { MapArea } from '#domain/place/map-picture.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import styles from './AddressPicture.module.css';

/** As shares of the picture: a pin nearer to a side or to the upper edge would be cut. */
const [side, upper] = [0.03, 0.08];

/** The part of the map's picture around a point, with a pin; beyond the picture a square with an icon. Decorative. */
export function AddressPicture({ point, area }: { point: Coordinates; area: MapArea }) {
  const x = (point.longitude - area.west) / (area.east - area.west);
  const y = (area.north - point.latitude) / (area.north - area.south);
  const isInside = Math.min(x, 1 - x) > side && y > upper && y < 1;
  return (
    <span className={styles[isInside ? 'picture' : 'none']} style={isInside ? ({ '--x': x, '--y': y } as CSSProperties) : undefined}>
      {!isInside && <Icon name="pin" sizePx={28} />}
    </span>
  );
}

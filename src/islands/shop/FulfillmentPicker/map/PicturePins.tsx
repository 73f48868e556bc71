import { useStore } from '@nanostores/react';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { placeInLargePicture, projectToPicture } from '#domain/place/map-picture.ts';
import { $districts } from '#stores/shop/places.ts';
import { arrangeNames } from './arrange-names.ts';

export interface PicturePlace extends Coordinates {
  readonly id: string;
  readonly name: string;
  /** Without a pin, a district: its name stands in its middle, where it is free. */
  readonly isArea?: boolean;
  readonly choose?: () => void;
}

interface PicturePinsProps {
  places: readonly PicturePlace[];
  chosen: string | null;
  /** The address's point, around which the picture is shown, with a pin also where none of the places is chosen; by default its middle. */
  around?: Coordinates | null;
}

/**
 * Places on the picture of the map, which is beside their list on a desktop: a click does what their rows do. The list has all that they
 * say, for the keyboard and for assistive technology. The names of the other districts only say where they are.
 */
export function PicturePins({ places, chosen, around = null }: PicturePinsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const districts = useStore($districts).filter(({ name }) => !places.some((place) => place.name === name));
  const all: readonly PicturePlace[] = [...places, ...districts.map((district) => ({ ...district, isArea: true }))];
  const shown = all.filter(placeInLargePicture);
  const middle = around && placeInLargePicture(around);
  const own = around && chosen === null ? [{ ...around, id: '', name: '' }] : [];
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const arrange = () => arrangeNames(current);
    arrange();
    addEventListener('resize', arrange);
    return () => removeEventListener('resize', arrange);
  });
  return (
    <div ref={frame} className="picture-pins" aria-hidden="true" style={middle ? inPicture('', middle) : undefined}>
      {[...shown, ...own].map(({ id, name, isArea, choose, ...place }: PicturePlace) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          disabled={!choose}
          onClick={choose}
          data-area={isArea}
          data-chosen={id === chosen || undefined}
          style={inPicture('p', projectToPicture(place))}
        >
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}

/** In pixels of the picture. */
function inPicture(prefix: string, { x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return { [`--${prefix}x`]: x, [`--${prefix}y`]: y };
}

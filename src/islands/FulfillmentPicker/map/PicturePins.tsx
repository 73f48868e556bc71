import type { CSSProperties } from 'react';
import type { Coordinates } from '#domain/place/coordinates.ts';
import { mapPicture, placeInPicture } from '#domain/place/map-picture.ts';

interface PicturePinsProps {
  places: readonly (Coordinates & { readonly id: string; readonly name: string })[];
  chosen: string | null;
}

/** A name below a pin would be cut by the lower edge; in pixels of the picture. */
const nameHeight = 20;

/** The restaurants on the picture of the map, which is beside their list on a desktop; the list has all that they say. */
export function PicturePins({ places, chosen }: PicturePinsProps) {
  return (
    <div className="picture-pins" aria-hidden="true">
      {places.map(({ id, name, ...place }) => {
        const spot = placeInPicture(place);
        return (
          spot && (
            <i
              key={id}
              data-chosen={id === chosen || undefined}
              data-low={spot.y > mapPicture.height - nameHeight || undefined}
              style={fromMiddle(spot)}
            >
              {name}
            </i>
          )
        );
      })}
    </div>
  );
}

/** In pixels of the picture. */
function fromMiddle({ x, y }: { readonly x: number; readonly y: number }): CSSProperties {
  return { '--dx': x - mapPicture.width / 2, '--dy': y - mapPicture.height / 2 } as CSSProperties;
}

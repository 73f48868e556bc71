import { type PicturePlace, pictureSource } from '#domain/menu/dish-picture.ts';
import { photoStyle } from './photo-style.ts';

interface DishImageProps {
  image: string;
  /** of the dish, where the element around the picture does not name it: its initial replaces a picture that fails */
  name?: string;
  /** of a drawing; a photo covers the tile around it */
  sizePx: number;
  place?: PicturePlace;
  isLazy?: boolean;
}

/** The picture in a dish's tile, which is positioned: a drawing stands on the tile, a photo covers it. */
export function DishImage({ image, name, sizePx, place = 'row', isLazy = false }: DishImageProps) {
  const { src, srcSet, isPhoto, color, position } = pictureSource(image, place);
  return (
    <img
      key={image}
      src={src}
      data-name={name}
      srcSet={srcSet}
      alt=""
      width={sizePx}
      height={sizePx}
      style={isPhoto ? photoStyle(color, position) : undefined}
      loading={isLazy ? 'lazy' : undefined}
    />
  );
}

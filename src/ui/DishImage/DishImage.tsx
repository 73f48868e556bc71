import { type PicturePlace, pictureSource } from '#domain/menu/dish-picture.ts';
import { photoStyle } from './photo-style.ts';

interface DishImageProps {
  image: string;
  /** of the dish, where the element around the picture does not name it: its initial replaces a picture that fails */
  name?: string;
  /** of a drawing, its own by default; a photo covers the tile around it */
  sizePx?: number | undefined;
  place?: PicturePlace;
  isLazy?: boolean;
  /** before the other pictures of the page */
  isEager?: boolean;
}

/** The picture in a dish's tile, which is positioned: a drawing stands on the tile, a photo covers it. */
export function DishImage({ image, name, sizePx, place = 'row', isLazy = false, isEager = false }: DishImageProps) {
  const { src, srcSet, isPhoto, color, position, width, height } = pictureSource(image, place);
  return (
    <img
      key={image}
      src={src}
      data-name={name}
      srcSet={srcSet}
      alt=""
      width={sizePx ?? width}
      height={sizePx ?? height}
      style={isPhoto ? photoStyle(color, position) : undefined}
      decoding="async"
      loading={isLazy ? 'lazy' : undefined}
      fetchPriority={isEager ? 'high' : undefined}
    />
  );
}

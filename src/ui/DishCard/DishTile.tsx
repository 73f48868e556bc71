import { DishImage } from '../DishImage/DishImage.tsx';

interface DishTileProps {
  name: string;
  /** null: the dish's initial */
  image: string | null;
  /** of a drawing, which a style sheet may state instead; a photo covers the tile */
  sizePx?: number;
  isLazy?: boolean;
}

/**
 * The small picture of a dish in a row, beside its name. Its styles are in `DishTile.css`, which the style sheet of the row imports: rows
 * that only a script draws are not in the head of the page.
 */
export function DishTile({ name, image, sizePx, isLazy = false }: DishTileProps) {
  const [initial] = name.trim();
  return (
    <span className="dish-tile" aria-hidden="true">
      {image === null ? initial : <DishImage image={image} name={name} sizePx={sizePx} isLazy={isLazy} />}
    </span>
  );
}

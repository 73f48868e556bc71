import type { Product } from '#domain/menu/types.ts';
import { DishImage } from '../DishImage/DishImage.tsx';

/** The small picture of a dish beside its name; its initial when it has none. */
export function OptionTile({ dish: { name, image } }: { dish: Pick<Product, 'name' | 'image'> }) {
  return (
    <span className="option-tile">
      {image === null ? <i aria-hidden="true">{name.trim().slice(0, 1)}</i> : <DishImage image={image} name={name} sizePx={36} isLazy />}
    </span>
  );
}

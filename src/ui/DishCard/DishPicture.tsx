import type { Id } from '#domain/id.ts';
import type { PicturePlace } from '#domain/menu/dish-picture.ts';
import { DishImage } from '../DishImage/DishImage.tsx';
import { tileTint } from '../tile-tint.ts';
import styles from './DishPicture.module.css';

interface DishPictureProps {
  id: Id;
  name: string;
  /** null: the dish's initial on the shop's diamond */
  image: string | null;
  /** near the top of the page */
  isEager?: boolean;
  place?: PicturePlace;
  className?: string | undefined;
}

/** The picture of a dish as wide as its card or its page. */
export function DishPicture({ id, name, image, isEager = false, place = 'card', className }: DishPictureProps) {
  const [initial] = name.trim();
  return (
    <div className={[styles['tile'], styles[tileTint(id)], className].filter(Boolean).join(' ')}>
      {image === null ? <i aria-hidden="true">{initial}</i> : <DishImage image={image} place={place} isLazy={!isEager} isEager={isEager} />}
    </div>
  );
}

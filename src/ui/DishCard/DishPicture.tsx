import type { ReactNode } from 'react';
import { isPlate, type PicturePlace } from '#domain/menu/dish-picture.ts';
import { DishImage } from '../DishImage/DishImage.tsx';
import styles from './DishPicture.module.css';

interface DishPictureProps {
  name: string;
  /** null: the dish's initial on the shop's diamond */
  image: string | null;
  /** near the top of the page */
  isEager?: boolean;
  place?: PicturePlace;
  className?: string | undefined;
  /** over the picture */
  children?: ReactNode;
}

/** The picture of a dish as wide as its card or its page. */
export function DishPicture({ name, image, isEager = false, place = 'card', className, children }: DishPictureProps) {
  const [initial] = name.trim();
  const isCropped = place === 'card' && image !== null && isPlate(image);
  return (
    <div className={[styles['tile'], isCropped && styles['plate'], className].filter(Boolean).join(' ')}>
      {image === null ? <i aria-hidden="true">{initial}</i> : <DishImage image={image} place={place} isLazy={!isEager} isEager={isEager} />}
      {children}
    </div>
  );
}

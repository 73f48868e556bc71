import { parsePicture } from '#domain/menu/dish-picture.ts';
import { focusOf, withFocus } from '#domain/menu/focal-point.ts';
import type { Translate } from '#domain/words.ts';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import { FocusPicker } from '#ui/inputs/FocusPicker/FocusPicker.tsx';
import styles from './DishFocus.module.css';

interface DishFocusProps {
  t: Translate<'office-menu'>;
  image: string;
  onChange: (image: string) => void;
}

/** The focal point of a stored photo, and what of the photo a card and a row show. A drawing is shown whole. */
export function DishFocus({ t, image, onChange }: DishFocusProps) {
  if (parsePicture(image)?.isPhoto !== true) return null;
  const { x, y } = focusOf(image);
  return (
    <details className={styles['focus']}>
      <summary>{t('focusTitle')}</summary>
      <div className={styles['fields']}>
        <FocusPicker
          image={image}
          value={{ x, y }}
          label={t('focusLabel', { x, y })}
          hint={t('focusHint')}
          onChange={(point) => onChange(withFocus(image, point))}
        />
        <div className={styles['shown']}>
          {(['focusOnCard', 'focusInRow'] as const).map((name) => (
            <figure key={name} className={styles[name]}>
              <div>
                <DishImage image={image} sizePx={72} place="card" />
              </div>
              <figcaption>{t(name)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </details>
  );
}

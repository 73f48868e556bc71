import styles from './DishCard.module.css';

/** @param label without the dish's name, which a script adds */
export function DishHeart({ label }: { label: string }) {
  return <button className={styles['heart']} type="button" data-heart="" aria-pressed="false" aria-label={label} />;
}

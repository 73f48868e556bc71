import { stars } from '#domain/order/feedback.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** of five */
  given: number;
  /** what a reader hears in place of the stars */
  label: string;
}

/** The stars of a feedback, five of which some are full. */
export function Stars({ given, label }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={styles['stars']}>
      {stars.map((star) => (
        <Star key={star} isFull={star <= given} />
      ))}
    </span>
  );
}

export function Star({ isFull }: { isFull: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-full={isFull || undefined} className={styles['star']}>
      <path d="M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9 1.1-6.2L3 9.6l6.2-.9z" />
    </svg>
  );
}

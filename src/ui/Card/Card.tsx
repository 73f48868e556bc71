import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** The name of the card's region; without it the card is a plain surface. */
  title?: string;
  /** At the end of the title's line, such as a link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A raised surface that groups related content. */
export function Card({ title, action, children }: CardProps) {
  const titleId = useId();
  const head = (
    <div className={styles['head']}>
      <h2 id={titleId} className={styles['title']}>
        {title}
      </h2>
      {action}
    </div>
  );
  if (title === undefined) return <div className={styles['card']}>{children}</div>;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      {head}
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The name of a file in `public/drawings`. */
  drawing: 'addresses' | 'favorites' | 'search';
  title: string;
  /** the title is a heading of the page */
  isHeading?: boolean;
  /** What the user can do. */
  text?: string;
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** States that there is no content, and offers the next step. Its styles, `EmptyState.css`, are imported by who draws it from the start. */
export function EmptyState({ drawing, title, isHeading = false, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <img src={`/drawings/${drawing}.svg`} alt="" width={160} height={120} />
      {isHeading ? <h2>{title}</h2> : <b>{title}</b>}
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}

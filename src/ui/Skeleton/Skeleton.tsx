import { adoptStyles } from '../adopt-styles.ts';
import css from './Skeleton.css?inline';

adoptStyles(css);

interface SkeletonProps {
  /** Says that something is on its way. */
  label: string;
  /** How many of them. */
  count?: number;
  /** `line`: a line of text; `row`: a control or list entry; `tile`: a picture. */
  shape?: 'line' | 'row' | 'tile';
}

/** Holds the place of what is coming, in about its size. */
export function Skeleton({ label, count = 3, shape = 'line' }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <i key={index} className={`skeleton-${shape}`} />
      ))}
    </div>
  );
}

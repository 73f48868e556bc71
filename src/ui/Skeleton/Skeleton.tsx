import { adoptStyles } from '../adopt-styles.ts';
import css from './Skeleton.css?inline';

adoptStyles(css);

interface SkeletonProps {
  /** The accessible name, which states that content is loading. */
  label: string;
  /** The number of bars. */
  count?: number;
  /** `line`: a line of text; `row`: a control or list entry; `tile`: a picture. */
  shape?: 'line' | 'row' | 'tile';
}

/** A placeholder for loading content, in about its size. */
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

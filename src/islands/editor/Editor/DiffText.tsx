import { useMemo, useState } from 'react';
import { diff } from '#domain/content/diff.ts';
import type { Translate } from '#domain/words.ts';
import styles from './Difference.module.css';

interface DiffTextProps {
  t: Translate<'editor'>;
  before: string;
  after: string;
}

/** Removed and added text, shown on request, because comparing long texts takes time. */
export function DiffText(props: DiffTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['difference']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.t('showDifference')}</summary>
      {isOpen && <Hunks {...props} />}
    </details>
  );
}

function Hunks({ t, before, after }: DiffTextProps) {
  const hunks = useMemo(() => diff(before, after), [before, after]);
  let at = 0;
  return (
    <p className={styles['pieces']}>
      {hunks.map(({ kind, text }) => {
        at += 1;
        if (kind === 'same') return <span key={at}>{text.length > 160 ? `${text.slice(0, 70)} … ${text.slice(-70)}` : text}</span>;
        const Mark = kind === 'removed' ? 'del' : 'ins';
        return (
          <Mark key={at}>
            <span className="hidden">{t(kind)}</span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

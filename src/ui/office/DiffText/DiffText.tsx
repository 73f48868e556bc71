import { useMemo, useState } from 'react';
import { diff } from '#domain/content/diff.ts';
import styles from './DiffText.module.css';

interface DiffTextProps {
  texts: {
    /** opens the comparison */
    readonly show: string;
    /** stand before removed and added text, for those who do not see colors */
    readonly removed: string;
    readonly added: string;
  };
  before: string;
  after: string;
}

/** Removed and added text, shown on request, because comparing long texts takes time. */
export function DiffText(props: DiffTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['difference']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.texts.show}</summary>
      {isOpen && <Hunks {...props} />}
    </details>
  );
}

function Hunks({ texts, before, after }: DiffTextProps) {
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
            <span className="hidden">{texts[kind]}</span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

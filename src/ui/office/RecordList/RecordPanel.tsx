import { type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './RecordList.module.css';

interface PanelState {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** What was done; '': nothing yet. */
  readonly status: string;
}

/** `report` shows what was done and moves the focus to the panel, because the pressed button is gone. */
export function useRecordPanel() {
  const ref = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const panel: PanelState = { ref, status };
  const report = (message: string) => {
    setStatus(message);
    ref.current?.focus();
  };
  return { panel, report };
}

interface RecordPanelProps {
  panel: PanelState;
  /** Whether a form takes the place of the records; the message is about what was done before it. */
  isFormOpen?: boolean;
  children: ReactNode;
}

/** Records or the form of one, below the message about what was done. */
export function RecordPanel({ panel: { ref, status }, isFormOpen = false, children }: RecordPanelProps) {
  return (
    <div ref={ref} className={styles['panel']} tabIndex={-1}>
      <p role="status" className={styles['hint']}>
        {!isFormOpen && status}
      </p>
      {children}
    </div>
  );
}

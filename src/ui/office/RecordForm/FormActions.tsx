import type { ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import styles from './RecordForm.module.css';

export interface FormActionsProps {
  saveLabel: string;
  cancelLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  /** Other buttons. */
  children?: ReactNode;
}

/** The buttons below a form: save, cancel and others. */
export function FormActions({ saveLabel, cancelLabel, isBusy, onCancel, children }: FormActionsProps) {
  return (
    <div className={styles['actions']}>
      <Button data-changes="" type="submit" loading={isBusy}>
        {saveLabel}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      {children}
    </div>
  );
}

import { useState } from 'react';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import styles from './OfficePromo.module.css';
import { PointsForm } from './PointsForm.tsx';
import type { PromoProps } from './promo-props.ts';

interface PointsProps extends PromoProps {
  /** whether the visitor only looks at them */
  isReadOnly: boolean;
}

/** The rules by which customers collect and spend points. */
export function Points({ t, locale, catalog, isReadOnly }: PointsProps) {
  const { panel, report } = useRecordPanel();
  /** another one after each save: the form then shows what is in the draft */
  const [turn, setTurn] = useState(0);
  const finish = (message: string) => {
    setTurn(turn + 1);
    report(message);
  };
  return (
    <RecordPanel panel={panel}>
      <fieldset className={styles['looked-at']} disabled={isReadOnly}>
        <PointsForm
          key={turn}
          t={t}
          locale={locale}
          record={catalog.draft.loyalty}
          onSaved={() => finish(t('savedInDraft'))}
          onCancel={() => finish('')}
        />
      </fieldset>
    </RecordPanel>
  );
}

import { useState } from 'react';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { PointsForm } from './PointsForm.tsx';
import type { PromoProps } from './promo-props.ts';

/** The rules by which customers collect and spend points. */
export function Points({ t, locale, catalog }: PromoProps) {
  const { panel, report } = useRecordPanel();
  /** another one after each save: the form then shows what is in the draft */
  const [turn, setTurn] = useState(0);
  const finish = (message: string) => {
    setTurn(turn + 1);
    report(message);
  };
  return (
    <RecordPanel panel={panel}>
      <PointsForm
        key={turn}
        t={t}
        locale={locale}
        record={catalog.draft.loyalty}
        onSaved={() => finish(t('savedInDraft'))}
        onCancel={() => finish('')}
      />
    </RecordPanel>
  );
}

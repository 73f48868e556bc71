import { useEffect } from 'react';
import { startCards } from '#page-scripts/cards/cards.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';

/** What moves the cards, with the stepper that it copies. */
export function CardsScript() {
  useEffect(startCards, []);
  const labels = { decreaseLabel: '', increaseLabel: '', valueLabel: '' };
  return (
    <template data-stepper-template="">
      <Stepper value={1} onChange={() => {}} {...labels} />
    </template>
  );
}

import { useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { startCards } from '#page-scripts/cards/cards.ts';
import { Stepper } from '#ui/Stepper/Stepper.tsx';

const labels = { decreaseLabel: '', increaseLabel: '', valueLabel: '' };

/** What moves the cards of a page, with the stepper that it copies. */
export function CardsScript() {
  useEffect(() => {
    const template = document.createElement('template');
    template.toggleAttribute('data-stepper-template', true);
    template.innerHTML = renderToStaticMarkup(<Stepper value={1} onChange={() => {}} {...labels} />);
    document.body.append(template);
    const end = startCards();
    return () => {
      end();
      template.remove();
    };
  }, []);
  return null;
}

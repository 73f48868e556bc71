import { watchTouches } from '../hydration/touches.ts';
import { offerLanguage } from '../language-offer/offer-language.ts';
import { startCards, whenIdle } from './cards.ts';

const early = watchTouches();
startCards();
for (const button of early) {
  button.ariaBusy = null;
  button.click();
}
offerLanguage(whenIdle);

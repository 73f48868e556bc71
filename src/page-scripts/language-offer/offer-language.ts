import { pageLanguage } from '../cards/words.ts';
import { offeredLanguage } from './offered-language.ts';

/** Offers the page in the browser's language when the browser is idle (R-LANG-11). What shows it loads only then. */
export function offerLanguage(whenIdle: (work: () => void) => void): void {
  const language = offeredLanguage(pageLanguage(), navigator.languages, document.cookie);
  // without it the page is as useful; the next one offers it again
  if (language !== null) whenIdle(() => void import('./show-offer.ts').then(({ showOffer }) => showOffer(language)).catch(() => {}));
}

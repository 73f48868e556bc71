export type AddressKind = 'home' | 'work' | 'other';

const home = /^(дом|home|uy(im)?)$/i;
const work = /^(работа|офис|work|office|ish(xona)?|ofis)$/i;

/** What an address is by its label: home and work have words in each language. */
export function addressKind(label: string | undefined): AddressKind {
  const text = (label ?? '').trim();
  return home.test(text) ? 'home' : work.test(text) ? 'work' : 'other';
}

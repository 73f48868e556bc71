import { shopPhones } from '#domain/place/shop-phones.ts';

/** The phones of texts of the settings and of restaurants: the link's `href` and the text of the page. */
export function phoneLinks(...texts: readonly (string | null)[]): readonly { readonly href: string; readonly text: string }[] {
  return texts.flatMap((text) => shopPhones(text ?? '')).map(({ dial, text }) => ({ href: `tel:${dial}`, text }));
}

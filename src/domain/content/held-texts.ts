import { type Locale, locales } from '../locale.ts';
import { type Draft, takeFrom } from './draft.ts';
import { type TextField, textOf, textRules } from './fields.ts';
import { isTooComplex, mostCharacters } from './markup.ts';
import { textsOfPage } from './pages/block-texts.ts';
import { everyPage } from './pages/site-pages.ts';

/** A text that the server does not store as it is. */
export interface HeldText {
  /** the name of its value in a comparison of drafts: `settings.aboutUs.uz`, or that of its block */
  readonly leaf: string;
  /** null: it is in a block */
  readonly field: TextField | null;
  /** `about`, or `/p/delivery` */
  readonly page: string;
  /** within its page: `blocks.2.items.0.answer`; '' for a setting */
  readonly path: string;
  readonly locale: Locale;
  readonly rule: 'too_long' | 'too_complex';
  readonly length: number;
  readonly most: number;
}

/** Letters of a setting of one line. */
export const mostInLine = 500;

/** The texts that are too long or too complex: they wait on the screen while everything else is saved. */
export function heldTexts({ settings, pages }: Pick<Draft, 'settings' | 'pages'>): HeldText[] {
  const ofSettings = textRules.flatMap(({ field, page, isMarkdown }) =>
    locales.flatMap((locale) =>
      judged(textOf(settings, field, locale), isMarkdown, { leaf: `settings.${field}.${locale}`, field, page, path: '', locale }),
    ),
  );
  const ofPages = everyPage(pages).flatMap(({ name, page, own }) =>
    textsOfPage(page)
      .filter(({ use }) => use === 'markdown')
      .flatMap(({ path, text }) => {
        const block = page.blocks[Number(path.split('.')[1])]?.id ?? '';
        const leaf = `pages.${own === null ? `fixed.${name}` : `own.byId.${own.id}`}.blocks.byId.${block}`;
        return locales.flatMap((locale) => judged(text[locale], true, { leaf, field: null, page: name, path, locale }));
      }),
  );
  return [...ofSettings, ...ofPages];
}

/** The draft as the server stores it: a text that is held stays as it was. */
export function withoutHeld(draft: Draft, base: Draft): Draft {
  return heldTexts(draft).reduce((stored, { leaf }) => takeFrom(stored, base, leaf), draft);
}

function judged(text: string, isMarkdown: boolean, place: Omit<HeldText, 'rule' | 'length' | 'most'>): HeldText[] {
  const most = isMarkdown ? mostCharacters : mostInLine;
  const held = { ...place, length: text.length, most };
  if (text.length > most) return [{ ...held, rule: 'too_long' }];
  return isMarkdown && isTooComplex(text) ? [{ ...held, rule: 'too_complex' }] : [];
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import { goneReason } from '#domain/order/gone-reason.ts';
import type { UnavailableItem } from '#domain/order/types.ts';
import { translator } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { replacementChoices } from '#stores/shop/replacements.ts';
import { Replacements } from '#ui/Replacements/Replacements.tsx';
import { useLoaded } from '#ui/use-loaded.ts';

const loadGoneWords = (locale: Locale) => loadWords(locale, 'checkout');

interface GoneLineProps {
  line: CartViewLine;
  gone: UnavailableItem;
  locale: Locale;
}

/** Why a line can't be ordered, and the dishes of this menu that take its place. */
export function GoneLine({ line, gone, locale }: GoneLineProps) {
  const { products } = useStore($menu);
  const words = useLoaded(loadGoneWords, locale);
  useEffect(() => void loadMenu(), []);
  const dishes = replacementChoices(line, products, locale);
  if (words === null) return null;
  const t = translator<'checkout'>(words);
  return (
    <span className="cart-replacements">
      <em>{gone.served ?? t(`gone_${goneReason(gone)}`, { name: gone.name })}</em>
      <Replacements dishes={dishes} locale={locale} labelOf={(name, sum) => t('replaceWith', { name, sum })} />
    </span>
  );
}

import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { formatPrice } from '#domain/format.ts';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { replacementsOf, replaceWith } from '#stores/shop/replacements.ts';
import { Replacements } from '#ui/Replacements/Replacements.tsx';
import type { SectionProps } from './section-props.ts';

interface LineReplacementsProps extends Pick<SectionProps, 't' | 'locale'> {
  line: CartViewLine;
}

/** The dishes of this menu that take the place of a line. */
export function LineReplacements({ line, locale, t }: LineReplacementsProps) {
  const { products } = useStore($menu);
  useEffect(() => void loadMenu(), []);
  const dishes = replacementsOf(line, products).map((replacement) => ({
    id: replacement.product.id,
    name: replacement.product.name,
    sum: formatPrice(replacement.price * line.quantity, locale),
    choose: () => replaceWith(line.key, replacement),
  }));
  return <Replacements dishes={dishes} locale={locale} labelOf={(name, sum) => t('replaceWith', { name, sum })} />;
}

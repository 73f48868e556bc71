import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CartViewLine } from '#stores/shop/cart-view.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import { replacementChoices } from '#stores/shop/replacements.ts';
import { Replacements } from '#ui/Replacements/Replacements.tsx';
import type { SectionProps } from './section-props.ts';

interface LineReplacementsProps extends Pick<SectionProps, 't' | 'locale'> {
  line: CartViewLine;
}

/** The dishes of this menu that take the place of a line. */
export function LineReplacements({ line, locale, t }: LineReplacementsProps) {
  const { products } = useStore($menu);
  useEffect(() => void loadMenu(), []);
  const dishes = replacementChoices(line, products, locale);
  return <Replacements dishes={dishes} locale={locale} labelOf={(name, sum) => t('replaceWith', { name, sum })} />;
}

import { useEffect } from 'react';
import type { Locale } from '#domain/locale.ts';
import type { Product, ProductsById } from '#domain/menu/types.ts';
import type { Translate } from '#domain/words.ts';
import { loadStyles } from '#ui/load-styles.ts';
import stylesUrl from '#ui/options/OptionForm.css?url';
import { OptionForm } from '#ui/options/OptionForm.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import { cartLineOf, type HandLine, handLineOf } from './hand-draft.ts';
import type { NewOrderWords } from './part-props.ts';

interface DishSheetProps {
  t: Translate<NewOrderWords>;
  locale: Locale;
  /** null: closed */
  product: Product | null;
  products: ProductsById;
  /** the line that is changed; undefined: a new one */
  line: HandLine | undefined;
  onChoose: (line: HandLine) => void;
  onClose: () => void;
}

/** The options of a dish, by the form of the shop. */
export function DishSheet({ t, locale, product, products, line, onChoose, onClose }: DishSheetProps) {
  // home loads this file by its address, and the build moves a file that several pages import into them
  useEffect(() => void loadStyles(stylesUrl), []);
  return (
    <Sheet opened={product !== null} onClose={onClose} title={product?.name ?? ''} closeLabel={t('close')}>
      {product !== null && (
        <OptionForm
          key={product.id}
          product={product}
          products={products}
          locale={locale}
          t={t}
          line={line && cartLineOf(line)}
          {...(line !== undefined && { addLabel: t('save') })}
          onAdd={(chosen) => onChoose(handLineOf(chosen.line))}
        />
      )}
    </Sheet>
  );
}

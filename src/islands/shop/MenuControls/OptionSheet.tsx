import { useStore } from '@nanostores/react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import type { Product } from '#domain/menu/types.ts';
import { translator, type Words } from '#domain/words.ts';
import { $menu, loadMenu } from '#stores/shop/menu.ts';
import type { CardDish } from '#stores/shop/opened.ts';
import { adoptStyles } from '#ui/adopt-styles.ts';
import { DishImage } from '#ui/DishImage/DishImage.tsx';
import { ProblemState } from '#ui/feedback/ProblemState/ProblemState.tsx';
import type { ChosenDish } from '#ui/options/OptionForm.tsx';
import { Sheet } from '#ui/Sheet/Sheet.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import css from './OptionSheet.css?inline';
import { useFreshMenu } from './use-fresh-menu.ts';
import { useOptionForm } from './use-option-form.ts';
import type { MenuWords } from './words.ts';

adoptStyles(css);

interface OptionSheetProps {
  /** null: closed */
  card: CardDish | null;
  locale: Locale;
  words: Words;
  onAdd: (product: Product, chosen: ChosenDish) => void;
  onClose: () => void;
}

/** The sheet of one dish: it opens immediately with the card's data, and fills when menu and form have loaded. */
export function OptionSheet({ card, locale, words, onAdd, onClose }: OptionSheetProps) {
  const t = translator<MenuWords>(words);
  return (
    <Sheet
      opened={card !== null}
      onClose={onClose}
      title={card?.name ?? ''}
      titleLang={card ? foreignLanguage(card.name, locale) : undefined}
      closeLabel={t('close')}
      hero={card?.image ? <Hero image={card.image} /> : undefined}
    >
      {card && <Choices key={card.productId} card={card} locale={locale} words={words} onAdd={onAdd} />}
    </Sheet>
  );
}

function Hero({ image }: { image: string }) {
  return (
    <div className="option-hero">
      <DishImage image={image} sizePx={128} place="hero" />
    </div>
  );
}

function Choices({ card, locale, words, onAdd }: Omit<OptionSheetProps, 'card' | 'onClose'> & { card: CardDish }) {
  const { status, products, problem } = useStore($menu);
  const { form, hasFailed, retry } = useOptionForm(locale);
  useFreshMenu();
  const product = products.get(card.productId);
  const t = translator<MenuWords>(words);
  const tryAgain = () => {
    retry();
    void loadMenu();
  };
  if (status === 'success' && form) {
    const tAll = translator<MenuWords>({ ...words, ...form.words });
    if (!product) return <p>{tAll('unavailable')}</p>;
    return (
      <>
        {product.description && (
          <p className="option-description" lang={foreignLanguage(product.description, locale)}>
            {[product.description, product.unit].filter(Boolean).join(' · ')}
          </p>
        )}
        <form.Form product={product} products={products} locale={locale} t={tAll} onAdd={(chosen) => onAdd(product, chosen)} />
      </>
    );
  }
  if (status === 'error' || hasFailed) {
    const isOffline = hasFailed || problem?.status === 0;
    const [title, message] = isOffline ? [t('noConnection'), t('checkInternet')] : [t('failed'), problem?.message ?? ''];
    return <ProblemState title={title} message={message} retryLabel={t('retry')} onRetry={tryAgain} />;
  }
  return <Skeleton label={t('loading')} shape="row" />;
}

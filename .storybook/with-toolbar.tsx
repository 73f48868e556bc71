import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { delivery, type OrderType, pickup } from '#domain/fulfillment/order-type.ts';
import { type Locale, parseLocale } from '#domain/locale.ts';
import type { Words } from '#domain/words.ts';
import { chooseOrderType } from '#stores/shop/preferences.ts';

const files = import.meta.glob<Words>('../locales/*/*.json', { eager: true, import: 'default' });

/** The words of an island in one language, as a page passes them. */
function wordsOf(locale: Locale, namespaces: readonly string[]): Words {
  return Object.assign(
    {},
    ...namespaces.map((namespace) => {
      const words = files[`../locales/${locale}/${namespace}.json`];
      if (words === undefined) throw new Error(`No words: locales/${locale}/${namespace}.json`);
      return words;
    }),
  );
}

/**
 * Passes the toolbar's choices to a story. An island's story sets its namespace in `parameters.namespace` and gets `locale` and `words`;
 * a component of `src/ui` sets its own texts in `parameters.texts`, by language.
 */
export const withToolbar: Decorator = (Story, { args, initialArgs, parameters, globals }) => {
  const locale = parseLocale(globals['locale']) ?? 'ru';
  const orderType = globals['orderType'] === 'pickup' ? pickup : delivery;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = locale;
    document.documentElement.dataset['scheme'] = globals['scheme'] === 'dark' ? 'dark' : 'light';
  }
  const { namespace, texts } = parameters as { namespace?: string | readonly string[]; texts?: Partial<Record<Locale, object>> };
  const isPickup = orderType === pickup && initialArgs['orderType'] === delivery;
  const given = {
    ...args,
    ...(namespace !== undefined && { locale, words: args['words'] ?? wordsOf(locale, [namespace].flat()) }),
    ...(isPickup && { orderType }),
    ...textsOf(texts?.[locale]),
  };
  return (
    <>
      <OrderTypeChoice orderType={orderType} />
      <Story args={given} />
    </>
  );
};

/** null removes a text that the component's other stories have. */
function textsOf(texts: object = {}): object {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? undefined]));
}

/** The toolbar's choice applies when it changes; until then the story's own choice is used. */
function OrderTypeChoice({ orderType }: { orderType: OrderType }) {
  useEffect(() => {
    if (orderType === pickup) chooseOrderType(pickup);
  }, [orderType]);
  return null;
}

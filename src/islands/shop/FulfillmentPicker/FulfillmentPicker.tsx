import { useStore } from '@nanostores/react';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import { delivery, type OrderType, parseOrderType, pickup } from '#domain/fulfillment/order-type.ts';
import type { Locale } from '#domain/locale.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { watchTime } from '#stores/shop/delivery-terms.ts';
import { $menuChange, changeMenu } from '#stores/shop/menu-change.ts';
import {
  $fulfillmentPickerOpened,
  $orderType,
  closeFulfillmentPicker,
  restoreAddressText,
  startOrderType,
} from '#stores/shop/preferences.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { lazyWithRetry } from '#ui/lazy-part.tsx';
import { loadStyles } from '#ui/load-styles.ts';
import { Segmented } from '#ui/Segmented/Segmented.tsx';
import styles from './FulfillmentPicker.module.css';
import sheetStyles from './sheet/FulfillmentSheet.css?url';
import type { FulfillmentSheetProps } from './sheet/FulfillmentSheet.tsx';
import { SlotMoved } from './sheet/SlotMoved.tsx';
import { useTermsText } from './sheet/use-terms-text.ts';
import { useWhen } from './sheet/use-when.ts';
import { useIsAsSent, useWhere } from './sheet/use-where.ts';
import { useWhereClicks } from './use-where-clicks.ts';

export interface FulfillmentPickerProps {
  locale: Locale;
  words: Words;
  orderType: OrderType;
  /** The chosen place as a text, as far as the server knows it. */
  place: string;
  /** Of a chosen restaurant; of a point without delivery, that there is none. */
  address?: string | undefined;
  /** Its minutes and fee as a text; '' when they are not known. */
  terms: string;
  /** Renders no control, because another island of the page opens the sheet. */
  isSheetOnly?: boolean;
}

async function loadSheet(locale: Locale): Promise<FunctionComponent<FulfillmentSheetProps>> {
  const [{ FulfillmentSheet }, sheetWords] = await Promise.all([
    import('./sheet/FulfillmentSheet.tsx'),
    loadWords(locale, 'fulfillment-sheet'),
    loadStyles(sheetStyles),
  ]);
  return ({ words, ...props }) => <FulfillmentSheet {...props} words={{ ...words, ...sheetWords }} />;
}

/**
 * The header's control "where and when": one row with the place, its terms and the chosen time, which opens the sheet, and a switch
 * between delivery and pickup.
 *
 * ## Why an island?
 *
 * Both choices change the menu in place, and the row's address and slot are stored only in this browser.
 */
export const FulfillmentPicker = withErrorBoundary(function FulfillmentPicker({
  locale,
  words,
  orderType: sentOrderType,
  place,
  address,
  terms,
  isSheetOnly,
}: FulfillmentPickerProps) {
  const t = translator<'fulfillment-picker'>(words);
  const orderType = useStore($orderType, { ssr: () => sentOrderType });
  const opened = useStore($fulfillmentPickerOpened, { ssr: () => false });
  const change = useStore($menuChange, { ssr: () => null });
  const [isNeeded, setIsNeeded] = useState(false);
  const isAsSent = useIsAsSent(orderType === sentOrderType);
  const when = useWhen(locale, t);
  const shown = useTermsText(locale, isAsSent ? { text: terms, place: { name: place, note: address } } : null);
  const where = useWhere(orderType, shown.place, shown.text !== '', t);
  const [FulfillmentSheet] = useState(() => lazyWithRetry(() => loadSheet(locale)));
  const control = useRef<HTMLDivElement>(null);
  useWhereClicks(control, sentOrderType);
  useEffect(watchTime, []);
  useEffect(restoreAddressText, []);
  if ((opened || change) && !isNeeded) setIsNeeded(true);

  const types = { orderType, t };
  const sheet = isNeeded && (
    <FulfillmentSheet locale={locale} words={words} opened={opened} onClose={closeFulfillmentPicker}>
      <OrderTypes {...types} />
    </FulfillmentSheet>
  );
  if (isSheetOnly) return sheet;
  const kind = t(orderType === delivery ? 'delivery' : 'pickup');
  const note = [when ?? shown.text, where.note].filter(Boolean).join(' · ');
  return (
    <div ref={control} className={styles['control']}>
      <button type="button" data-where className={styles['button']} aria-haspopup="dialog">
        <Icon name={orderType === delivery ? 'pin' : 'store'} sizePx={20} />
        <small>
          {note && <i>{`${kind} · `}</i>}
          {note || kind}
        </small>
        <b lang={foreignLanguage(where.name, locale)}>{where.name}</b>
        <Icon name="chevron-right" sizePx={16} />
      </button>
      <OrderTypes {...types} isCompact />
      {!opened && <SlotMoved locale={locale} t={t} />}
      {sheet}
    </div>
  );
});

interface OrderTypesProps {
  orderType: OrderType;
  isCompact?: boolean;
  t: Translate<'fulfillment-picker'>;
}

/** The switch of the header and of its sheet. */
function OrderTypes({ orderType, isCompact, t }: OrderTypesProps) {
  return (
    <Segmented
      isCompact={isCompact}
      legend={t('orderType')}
      options={[
        { value: String(delivery), label: t('delivery'), icon: 'bike' },
        { value: String(pickup), label: t('pickup'), icon: 'store' },
      ]}
      value={String(orderType)}
      onChange={(value) => takeOrderType(parseOrderType(value))}
    />
  );
}

function takeOrderType(orderType: OrderType): void {
  void changeMenu({ orderType, restaurantId: null }, () => startOrderType(orderType));
}

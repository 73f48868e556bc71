import { useStore } from '@nanostores/react';
import { type FunctionComponent, useEffect, useRef, useState } from 'react';
import { delivery, type OrderType, parseOrderType, pickup } from '#domain/fulfillment/order-type.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { loadWords } from '#i18n/lazy-words.ts';
import { watchTime } from '#stores/shop/delivery-terms.ts';
import { $menuChange, changeMenu } from '#stores/shop/menu-change.ts';
import {
  $fulfillmentPickerOpened,
  $orderType,
  chooseOrderType,
  closeFulfillmentPicker,
  openFulfillmentPicker,
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
import { useWhen } from './sheet/use-when.ts';
import { useWhere } from './sheet/use-where.ts';
import { useClickReplay } from './use-click-replay.ts';

export interface FulfillmentPickerProps {
  locale: Locale;
  words: Words;
  orderType: OrderType;
  regionName: string;
  /** The chosen restaurant, not one selected by a response. */
  restaurantName: string | null;
  /** Renders no control, because another island of the page opens the sheet. */
  isSheetOnly?: boolean;
}

const sheets = Object.fromEntries(locales.map((locale) => [locale, lazyWithRetry(() => loadSheet(locale))])) as Record<
  Locale,
  FunctionComponent<FulfillmentSheetProps>
>;

async function loadSheet(locale: Locale): Promise<FunctionComponent<FulfillmentSheetProps>> {
  const [{ FulfillmentSheet }, sheetWords] = await Promise.all([
    import('./sheet/FulfillmentSheet.tsx'),
    loadWords(locale, 'fulfillment-sheet'),
    loadStyles(sheetStyles),
  ]);
  return ({ words, ...props }) => <FulfillmentSheet {...props} words={{ ...words, ...sheetWords }} />;
}

const questions = Object.fromEntries(locales.map((locale) => [locale, lazyWithRetry(() => loadQuestion(locale))])) as Record<
  Locale,
  FunctionComponent
>;

async function loadQuestion(locale: Locale): Promise<FunctionComponent> {
  const [{ ChangeQuestion }, words] = await Promise.all([import('./sheet/ChangeQuestion.tsx'), loadWords(locale, 'change-question')]);
  return () => <ChangeQuestion t={translator<'change-question'>(words)} />;
}

/**
 * The header's control "where and when": delivery or pickup, and a button that shows the place and the time and opens the sheet.
 *
 * ## Why an island?
 *
 * Both choices change the menu in place, and the button's address and slot are stored only in this browser.
 */
export const FulfillmentPicker = withErrorBoundary(function FulfillmentPicker({
  locale,
  words,
  orderType: sentOrderType,
  regionName,
  restaurantName,
  isSheetOnly = false,
}: FulfillmentPickerProps) {
  const t = translator<'fulfillment-picker'>(words);
  const orderType = useStore($orderType, { ssr: () => sentOrderType });
  const opened = useStore($fulfillmentPickerOpened, { ssr: () => false });
  const isConfirming = useStore($menuChange, { ssr: () => null }) !== null;
  const [wasOpened, setWasOpened] = useState(false);
  const where = useWhere({ orderType, sentOrderType, regionName, restaurantName });
  const when = useWhen(locale, t);

  const FulfillmentSheet = sheets[locale];
  const ChangeQuestion = questions[locale];
  const control = useRef<HTMLDivElement>(null);
  useClickReplay(control, sentOrderType);
  useEffect(watchTime, []);

  useEffect(() => {
    if (opened) setWasOpened(true);
  }, [opened]);

  const sheet = (
    <>
      {(opened || wasOpened) && <FulfillmentSheet locale={locale} words={words} opened={opened} onClose={closeFulfillmentPicker} />}
      {isConfirming && <ChangeQuestion />}
    </>
  );
  if (isSheetOnly) return sheet;
  return (
    <div ref={control} className={styles['control']}>
      <Segmented
        legend={t('orderType')}
        options={[
          { value: String(delivery), label: t('delivery') },
          { value: String(pickup), label: t('pickup') },
        ]}
        value={String(orderType)}
        onChange={(value) => takeOrderType(parseOrderType(value))}
      />
      <button type="button" data-where className={styles['button']} aria-haspopup="dialog" onClick={openFulfillmentPicker}>
        <Icon name={orderType === delivery ? 'pin' : 'store'} />
        <span className={styles['text']}>
          <b>{where}</b>
          <small>{when}</small>
        </span>
        <Icon name="chevron-right" sizePx={20} />
      </button>
      {!opened && <SlotMoved locale={locale} t={t} />}
      {sheet}
    </div>
  );
});

function takeOrderType(orderType: OrderType): void {
  void changeMenu({ orderType, restaurantId: null }, () => chooseOrderType(orderType));
}

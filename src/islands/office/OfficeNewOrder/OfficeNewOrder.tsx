import { useState } from 'react';
import { parsePhone } from '#domain/customer/phone.ts';
import type { Locale } from '#domain/locale.ts';
import { translator, type Words } from '#domain/words.ts';
import { randomUuid } from '#stores/lib/random-uuid.ts';
import { type PlacedByHand, placeByHand } from '#stores/office/new-order.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { CallerPart } from './CallerPart.tsx';
import { DishesPart } from './DishesPart.tsx';
import { emptyDraft, type HandDraft, type HandRestaurant, orderOf } from './hand-draft.ts';
import styles from './OfficeNewOrder.module.css';
import { Placed } from './Placed.tsx';
import { PlacePart } from './PlacePart.tsx';
import type { NewOrderWords } from './part-props.ts';
import { SummaryPart } from './SummaryPart.tsx';
import { useHandQuote } from './use-hand-quote.ts';

export interface OfficeNewOrderProps {
  locale: Locale;
  words: Words;
  restaurants: readonly HandRestaurant[];
}

/**
 * Takes the order of somebody who calls: who, where, what, when, at the server's price (R-HAND-1).
 *
 * ## Why an island?
 *
 * Callers, places and dishes are found while somebody speaks, and each change is priced by the API.
 */
export const OfficeNewOrder = withErrorBoundary(function OfficeNewOrder({ locale, words, restaurants }: OfficeNewOrderProps) {
  const t = translator<NewOrderWords>(words);
  const [draft, setDraft] = useState(() => emptyDraft(restaurants));
  const [key, setKey] = useState(randomUuid);
  const [placed, setPlaced] = useState<PlacedByHand | null>(null);
  const [isBusy, setBusy] = useState(false);
  const priced = useHandQuote(draft, restaurants);
  const change = (changed: Partial<HandDraft>) => setDraft((known) => ({ ...known, ...changed }));
  const order = orderOf(draft, priced.cart, priced.quote);
  const place = async () => {
    if (order === null) return;
    setBusy(true);
    const answered = await placeByHand(order, key);
    setBusy(false);
    if (answered.ok) setPlaced(answered.value);
    else if (answered.problem.status >= 400 && answered.problem.status < 500) {
      // what was refused is another order once it is changed
      setKey(randomUuid());
      priced.again();
    }
  };
  const next = () => {
    setDraft(emptyDraft(restaurants));
    setKey(randomUuid());
    setPlaced(null);
  };
  const part = { t, locale, draft, onChange: change };
  return (
    <Theme>
      <div className={styles['new-order']}>
        {placed === null ? (
          <>
            <CallerPart key={key} {...part} />
            {parsePhone(draft.phone) !== null && (
              <>
                <PlacePart {...part} restaurants={restaurants} />
                <DishesPart {...part} quote={priced.quote} />
                <SummaryPart
                  {...part}
                  cart={priced.cart}
                  quote={priced.quote}
                  problem={priced.problem}
                  canPlace={order !== null}
                  isBusy={isBusy}
                  onPlace={place}
                />
              </>
            )}
          </>
        ) : (
          <Placed t={t} locale={locale} order={placed} onNext={next} />
        )}
      </div>
    </Theme>
  );
});

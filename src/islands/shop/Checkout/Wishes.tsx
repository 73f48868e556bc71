import { useStore } from '@nanostores/react';
import { missingWishes } from '#domain/order/order-change.ts';
import { mostCutlery, type OrderWishes } from '#domain/order/wishes.ts';
import { translator } from '#domain/words.ts';
import { $checkout, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import { Switch } from '#ui/inputs/Switch/Switch.tsx';
import '#ui/Select/Select.css';
import { Select } from '#ui/Select/Select.tsx';
import { Fold } from './Fold.tsx';
import type { SectionProps } from './section-props.ts';

interface WishesProps extends Pick<SectionProps, 't' | 'words'> {
  isDelivery: boolean;
}

/** Nothing is said: as the restaurant usually does. */
const usual = 'usual';
const doorWishes = ['leaveAtDoor', 'dontRing'] as const;

/** What happens to a missing dish, cutlery, and what the courier does at the door (R-ORDER-9, R-CHANGE-3). */
export function Wishes({ t, words, isDelivery }: WishesProps) {
  const own = translator<'missing-dish'>(words);
  const { wishes } = useStore($checkout, { ssr: () => emptyDraft });
  const { cutlery } = wishes;
  const set = (change: { [Name in keyof OrderWishes]?: OrderWishes[Name] | undefined }) =>
    setCheckout({ wishes: present({ ...wishes, ...change }) });
  const count = cutlery === 0 ? t('cutleryNone') : String(cutlery);
  const said = [
    ...(cutlery === undefined ? [] : [`${t('cutlery')}: ${count}`]),
    ...(wishes.missing === undefined ? [] : [own(`missing_${wishes.missing}`)]),
    ...(isDelivery ? doorWishes.flatMap((name) => (wishes[name] ? [t(name)] : [])) : []),
  ];
  return (
    <Fold
      icon="cutlery"
      title={t(isDelivery ? 'wishes' : 'wishesPickup')}
      note={said.join(' · ') || t(isDelivery ? 'wishesNote' : 'wishesPickupNote')}
    >
      <Select
        label={t('cutlery')}
        options={cutleryOptions(t)}
        value={cutlery === undefined ? usual : String(cutlery)}
        onChange={(value) => set({ cutlery: value === usual ? undefined : Number(value) })}
      />
      <Select
        label={own('missing')}
        options={missingWishes.map((value) => ({ value, label: own(`missing_${value}`) }))}
        value={wishes.missing ?? 'call'}
        onChange={(value) => set({ missing: value === 'call' ? undefined : value })}
      />
      {isDelivery &&
        doorWishes.map((name) => (
          <Switch
            key={name}
            label={t(name)}
            note={t(`${name}Note`)}
            checked={wishes[name] === true}
            onChange={(is) => set({ [name]: is || undefined })}
          />
        ))}
    </Fold>
  );
}

function present(wishes: { [Name in keyof OrderWishes]?: OrderWishes[Name] | undefined }): OrderWishes {
  return Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
}

function cutleryOptions(t: SectionProps['t']) {
  const counts = Array.from({ length: mostCutlery }, (_, index) => String(index + 1));
  return [
    { value: usual, label: t('cutleryUsual') },
    { value: '0', label: t('cutleryNone') },
    ...counts.map((count) => ({ value: count, label: count })),
  ];
}

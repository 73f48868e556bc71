import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { formatPhone } from '#domain/format.ts';
import { $checkout, type AddressDraft, emptyDraft, setCheckout } from '#stores/shop/checkout.ts';
import { $coordinates, $fulfillmentPickerOpened } from '#stores/shop/preferences.ts';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import styles from './Checkout.module.css';
import { Fold } from './Fold.tsx';
import { FulfillmentRows } from './FulfillmentRows.tsx';
import rows from './Rows.module.css';
import type { SectionProps } from './section-props.ts';
import { Wishes } from './Wishes.tsx';

const maxTextLength = 200;
const maxPartLength = 20;
const maxNameLength = 60;
const doorParts = ['entrance', 'floor', 'apartment'] as const;
const maxCommentLength = 500;

interface PlaceCardProps extends SectionProps {
  isDelivery: boolean;
  customer: { firstName: string; phone1: string };
}

/** Where, when, who receives it, and what the courier needs to know. */
export function PlaceCard({ isDelivery, customer, ...part }: PlaceCardProps) {
  const { t, orderProblem } = part;
  const isAddressMissing = useAddressField() || orderProblem?.cause === 'address';
  const hasAddressField = isDelivery && isAddressMissing;
  return (
    <section className={styles['box']} aria-labelledby="where-when">
      <h2 id="where-when">{t(isDelivery ? 'whereWhen' : 'whereWhenPickup')}</h2>
      <div className={rows['rows']}>
        <FulfillmentRows {...part} hasAddressField={hasAddressField}>
          {hasAddressField && <AddressField {...part} />}
          {isDelivery && <DoorDetails {...part} />}
        </FulfillmentRows>
        <Person {...part} customer={customer} />
        <Notes {...part} isDelivery={isDelivery} />
        <Wishes t={part.t} words={part.words} isDelivery={isDelivery} />
      </div>
    </section>
  );
}

/** Whether the chosen point came without its street and house: then the field for them stays while they are typed. */
function useAddressField(): boolean {
  const hasText = useStore($checkout, { ssr: () => emptyDraft }).addressText.trim() !== '';
  const point = useStore($coordinates, { ssr: () => null });
  const at = point === null ? null : `${point.longitude} ${point.latitude}`;
  const isSheetOpen = useStore($fulfillmentPickerOpened, { ssr: () => false });
  const [missingAt, setMissingAt] = useState<string | null>(null);
  useEffect(() => {
    if (isSheetOpen) setMissingAt(null);
    else if (!hasText) setMissingAt(at);
  }, [at, hasText, isSheetOpen]);
  return at !== null && missingAt === at;
}

function useField({ t }: SectionProps) {
  const draft = useStore($checkout, { ssr: () => emptyDraft });
  return (name: keyof AddressDraft) => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => setCheckout({ [name]: value }),
  });
}

function AddressField(part: SectionProps) {
  const field = useField(part);
  const { t, orderProblem } = part;
  const error = orderProblem?.cause === 'address' ? orderProblem.message : null;
  return (
    <div className={rows['fields']}>
      <TextField
        {...field('addressText')}
        required
        placeholder={t('addressHint')}
        {...(error === null && { hint: t('addressMissing') })}
        data-cause="address"
        autoComplete="street-address"
        maxLength={maxTextLength}
        error={error}
      />
    </div>
  );
}

/** Entrance, floor and apartment, below the address. */
function DoorDetails(part: SectionProps) {
  const { t } = part;
  const field = useField(part);
  const draft = useStore($checkout, { ssr: () => emptyDraft });
  const known = doorParts.flatMap((name) => (draft[name] ? [t(`${name}At`, { value: draft[name] })] : []));
  return (
    <Fold icon="door" title={known.join(' · ') || t('doorDetails')} {...(known.length === 0 && { note: t('doorUnknown') })}>
      <div className={rows['three']}>
        {doorParts.map((name) => (
          <TextField key={name} {...field(name)} autoComplete="off" maxLength={maxPartLength} />
        ))}
      </div>
    </Fold>
  );
}

/** The customer's name and phone; the phone is the one verified at sign-in. */
function Person({ t, orderProblem, customer }: SectionProps & Pick<PlaceCardProps, 'customer'>) {
  const typed = useStore($checkout, { ssr: () => emptyDraft }).firstName;
  const name = typed ?? customer.firstName;
  const phone = formatPhone(customer.phone1);
  return (
    <Fold
      icon="user"
      title={
        phone ? (
          <>
            {name.trim() && `${name.trim()}, `}
            <span className={rows['whole']}>{phone}</span>
          </>
        ) : (
          name.trim() || t('person')
        )
      }
      note={t('personNote')}
      hasProblem={orderProblem?.cause === 'name' || name.trim() === ''}
    >
      <TextField
        label={t('name')}
        data-cause="name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        value={name}
        onChange={(firstName) => setCheckout({ firstName })}
        error={orderProblem?.cause === 'name' ? orderProblem.message : null}
      />
      <TextField
        label={t('phone')}
        type="tel"
        readOnly
        value={phone}
        onChange={() => {}}
        aside={customer.phone1 === '' ? undefined : t('verified')}
      />
    </Fold>
  );
}

/** A note for the courier, and one for the restaurant. */
function Notes({ isDelivery, ...part }: SectionProps & Pick<PlaceCardProps, 'isDelivery'>) {
  const { t, orderProblem } = part;
  const field = useField(part);
  const { addressComment, comment } = useStore($checkout, { ssr: () => emptyDraft });
  const error = orderProblem?.cause === 'comment' ? orderProblem.message : null;
  return (
    <Fold
      icon="message"
      title={t(isDelivery ? 'notes' : 'comment')}
      note={[isDelivery && addressComment, comment.trim()].filter(Boolean).join(' · ') || t(isDelivery ? 'notesHint' : 'commentNote')}
      hasProblem={error !== null}
    >
      {isDelivery && <TextField {...field('addressComment')} autoComplete="off" maxLength={maxTextLength} />}
      <TextArea
        label={t('comment')}
        data-cause="comment"
        maxLength={maxCommentLength}
        placeholder={t('commentHint', { max: maxCommentLength })}
        value={comment}
        onChange={(text) => setCheckout({ comment: text })}
        error={error}
      />
    </Fold>
  );
}

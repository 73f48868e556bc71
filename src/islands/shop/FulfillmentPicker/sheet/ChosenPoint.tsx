import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { addressKind } from '#domain/place/address-kind.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Translate } from '#domain/words.ts';
import { $addresses } from '#stores/shop/addresses.ts';
import { $checkout, type AddressDraft, setCheckout } from '#stores/shop/checkout.ts';
import { $deliveryTerms } from '#stores/shop/delivery-terms.ts';
import { AddressIcon } from '#ui/AddressIcon/AddressIcon.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { SheetWords } from '../words.ts';
import { useArea } from './use-area.ts';

const parts = ['entrance', 'floor', 'apartment'] as const;
const maxTextLength = 200;
const maxPartLength = 20;

interface ChosenPointProps {
  point: Coordinates;
  t: Translate<SheetWords>;
  /** The point was just chosen: the first empty field gets the focus. */
  isNew: boolean;
  onComplete: () => void;
  /** Shows the search for another place; undefined: it is shown. */
  onChange: (() => void) | undefined;
  /** The search for another place is shown: keeps the point instead. */
  onKeep: (() => void) | undefined;
}

/**
 * A point that is not saved yet: the district around it, and the details of its address, unless nothing is delivered there; one line while it
 * is replaced.
 */
export function ChosenPoint({ point, t, isNew, onComplete, onChange, onKeep }: ChosenPointProps) {
  const { isOutOfZone } = useStore($deliveryTerms);
  const { addressText } = useStore($checkout);
  const area = useArea(point);
  if (onKeep) return <ReplacedPoint area={area} t={t} onKeep={onKeep} />;
  // the text of a point with delivery stands in its field
  const [name, note] = [isOutOfZone && addressText, area, t('districtPoint')].filter(Boolean);
  return (
    <div className="where-chosen">
      <div className="where-row" aria-current>
        <span className="where-icon">
          <Icon name="pin" sizePx={20} />
        </span>
        <span className="where-texts">
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>
        {onChange && (
          <button type="button" className="where-link" onClick={onChange}>
            {t('change')}
          </button>
        )}
      </div>
      {!isOutOfZone && <AddressDetails t={t} isNew={isNew} onComplete={onComplete} />}
    </div>
  );
}

function ReplacedPoint({ area, t, onKeep }: { area: string; t: Translate<SheetWords>; onKeep: () => void }) {
  const { addressText } = useStore($checkout);
  return (
    <div className="where-now">
      <span>{t('now', { place: addressText || area || t('districtPoint') })}</span>
      <button type="button" className="where-link" onClick={onKeep}>
        {t('keep')}
      </button>
    </div>
  );
}

type AddressDetailsProps = Pick<ChosenPointProps, 't' | 'isNew' | 'onComplete'>;

/** The details of an address that is not saved yet. The saved address includes them, so they are entered once. */
function AddressDetails({ t, isNew, onComplete }: AddressDetailsProps) {
  const draft = useStore($checkout);
  const form = useRef<HTMLFormElement>(null);
  const [isStreetKnown] = useState(draft.addressText.trim() !== '');
  const field = (name: keyof AddressDraft) => ({ value: draft[name], onChange: (value: string) => setCheckout({ [name]: value }) });

  useEffect(() => {
    if (!isNew) return;
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    (isStreetKnown ? inputs[1] : inputs[0])?.focus({ preventScroll: true });
  }, [isNew, isStreetKnown]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onComplete();
  };

  return (
    <form ref={form} className="where-part" aria-label={t('details')} onSubmit={submit}>
      <Field
        label={t('address')}
        placeholder={t('addressHint')}
        autoComplete="street-address"
        maxLength={maxTextLength}
        {...field('addressText')}
      />
      <div className="where-three">
        {parts.map((part) => (
          <Field key={part} label={t(part)} maxLength={maxPartLength} autoComplete="off" {...field(part)} />
        ))}
      </div>
      <Labels t={t} />
      {draft.addressText.trim() === '' && <p className="where-hint">{t('streetLater')}</p>}
      <button type="submit" hidden />
    </form>
  );
}

/** Names the address that is saved: home or work, unless there is one. */
function Labels({ t }: { t: Translate<SheetWords> }) {
  const saved = useStore($addresses);
  const { addressLabel } = useStore($checkout);
  const missing = (['home', 'work'] as const).filter((kind) => !saved.some(({ label }) => addressKind(label) === kind));
  return (
    <div className="where-three">
      {missing.map((kind) => {
        const label = t(kind);
        const isChosen = addressLabel === label;
        return (
          <button
            key={kind}
            type="button"
            className="where-kind"
            aria-pressed={isChosen}
            onClick={() => setCheckout({ addressLabel: isChosen ? '' : label })}
          >
            <AddressIcon label={label} sizePx={20} />
            {label}
          </button>
        );
      })}
    </div>
  );
}

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  maxLength: number;
  autoComplete: string;
}

function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field-box">
      <span>{label}</span>
      <input type="text" enterKeyHint="done" {...input} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}

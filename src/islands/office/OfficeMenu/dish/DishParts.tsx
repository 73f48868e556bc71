import type { ReactNode } from 'react';
import { locales } from '#domain/locale.ts';
import { mostPrice } from '#domain/typed-number.ts';
import { textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import forms from '../Forms.module.css';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { type ComboDraft, dishKinds, newComboPart, type PartsDraft, type SetDraft } from './dish-parts.ts';
import type { DishChoice } from './use-dish-choices.ts';

interface DishPartsProps extends Pick<MenuProps, 't' | 'locale'> {
  parts: PartsDraft;
  /** the dishes that are neither combos nor sets */
  choices: readonly DishChoice[];
  onChange: (parts: PartsDraft) => void;
}

const mostOfOne = 50;

/** Whether it is a dish, a combo with parts to choose from, or a set of dishes. */
export function DishParts(props: DishPartsProps) {
  const { t, parts, onChange } = props;
  return (
    <section className={forms['options']} aria-label={t('contents')}>
      <Select
        label={t('kindOfDish')}
        options={dishKinds.map((value) => ({ value, label: t(`dish_${value}`) }))}
        value={parts.kind}
        onChange={(kind) => onChange({ ...parts, kind })}
      />
      {parts.kind === 'combo' && <Combo {...props} />}
      {parts.kind === 'set' && <SetItems {...props} />}
    </section>
  );
}

function Combo(props: DishPartsProps) {
  const { t, locale, parts, onChange } = props;
  const change = (id: ComboDraft['id'], values: Partial<ComboDraft>) =>
    onChange({ ...parts, combo: parts.combo.map((part) => (part.id === id ? { ...part, ...values } : part)) });
  return (
    <>
      {parts.combo.map((part, at) => {
        const title = textIn(part.name, locale) || t('comboPart', { place: at + 1 });
        return (
          <fieldset key={String(part.id)} className={forms['option']}>
            <legend>{title}</legend>
            <ComboPart {...props} part={part} onChange={(values) => change(part.id, values)} />
            <Button
              variant="ghost"
              aria-label={t('deleteOf', { name: title })}
              onClick={() => onChange({ ...parts, combo: parts.combo.filter(({ id }) => id !== part.id) })}
            >
              {t('delete')}
            </Button>
          </fieldset>
        );
      })}
      <Button variant="soft" onClick={() => onChange({ ...parts, combo: [...parts.combo, newComboPart()] })}>
        {t('addPart')}
      </Button>
    </>
  );
}

interface ComboPartProps extends Omit<DishPartsProps, 'parts' | 'onChange'> {
  part: ComboDraft;
  onChange: (values: Partial<ComboDraft>) => void;
}

function ComboPart({ t, locale, part, choices, onChange }: ComboPartProps) {
  const { name, options } = part;
  const change = (id: string, values: Partial<ComboDraft['options'][number]>) =>
    onChange({ options: options.map((option) => (option.productId === id ? { ...option, ...values } : option)) });
  const add = (productId: string) => onChange({ options: [...options, { productId, surcharge: 0, isDefault: options.length === 0 }] });
  return (
    <>
      {locales.map((language) => (
        <TextField
          key={language}
          lang={language}
          label={`${t('name')}, ${t(`lang_${language}`)}`}
          autoComplete="off"
          value={name[language]}
          onChange={(text) => onChange({ name: { ...name, [language]: text } })}
        />
      ))}
      {(['minAmount', 'maxAmount'] as const).map((amount) => (
        <NumberField
          key={amount}
          locale={locale}
          label={t(amount)}
          max={mostOfOne}
          value={part[amount]}
          onChange={(value) => onChange({ [amount]: value })}
        />
      ))}
      {options.map(({ productId, surcharge, isDefault }) => (
        <DishOfPart
          key={productId}
          t={t}
          name={nameOf(choices, productId)}
          onRemove={() => onChange({ options: options.filter((option) => option.productId !== productId) })}
        >
          <NumberField
            locale={locale}
            label={`${t('optionPrice')}: ${nameOf(choices, productId)}`}
            max={mostPrice}
            value={surcharge}
            onChange={(value) => change(productId, { surcharge: value })}
          />
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={isDefault}
              onChange={(event) => change(productId, { isDefault: event.currentTarget.checked })}
            />
            {t('isDefault')}
          </label>
        </DishOfPart>
      ))}
      <AddDish t={t} choices={choices} taken={options.map(({ productId }) => productId)} onAdd={add} />
    </>
  );
}

function SetItems({ t, locale, parts, choices, onChange }: DishPartsProps) {
  const { set } = parts;
  const change = (items: readonly SetDraft[]) => onChange({ ...parts, set: items });
  return (
    <>
      {set.map(({ productId, quantity }) => (
        <DishOfPart
          key={productId}
          t={t}
          name={nameOf(choices, productId)}
          onRemove={() => change(set.filter((item) => item.productId !== productId))}
        >
          <NumberField
            locale={locale}
            label={`${t('quantity')}: ${nameOf(choices, productId)}`}
            min={1}
            max={mostOfOne}
            value={quantity}
            onChange={(value) => change(set.map((item) => (item.productId === productId ? { productId, quantity: value } : item)))}
          />
        </DishOfPart>
      ))}
      <AddDish
        t={t}
        choices={choices}
        taken={set.map(({ productId }) => productId)}
        onAdd={(productId) => change([...set, { productId, quantity: 1 }])}
      />
    </>
  );
}

interface DishOfPartProps extends Pick<MenuProps, 't'> {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function DishOfPart({ t, name, onRemove, children }: DishOfPartProps) {
  return (
    <div className={forms['part']}>
      <b>{name}</b>
      {children}
      <Button variant="ghost" aria-label={t('deleteOf', { name })} onClick={onRemove}>
        {t('delete')}
      </Button>
    </div>
  );
}

interface AddDishProps extends Pick<DishPartsProps, 't' | 'choices'> {
  taken: readonly string[];
  onAdd: (productId: string) => void;
}

function AddDish({ t, choices, taken, onAdd }: AddDishProps) {
  const left = choices.filter(({ value }) => !taken.includes(value));
  return <Select label={t('suggest')} placeholder={t('choose')} options={left} value={null} onChange={onAdd} />;
}

function nameOf(choices: readonly DishChoice[], id: string): string {
  return choices.find(({ value }) => value === id)?.label ?? id;
}

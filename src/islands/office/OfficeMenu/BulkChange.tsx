import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '#domain/format.ts';
import { roundings } from '#domain/menu/price-change.ts';
import { mostPrice } from '#domain/typed-number.ts';
import { plural } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { applyBulkChange, type BulkChange as Change, type ChangedDish } from '#stores/office/bulk-change.ts';
import { type CategoryChoice, type DishRecord, textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Select } from '#ui/Select/Select.tsx';
import forms from './Forms.module.css';
import type { MenuProps } from './menu-props.ts';
import styles from './OfficeMenu.module.css';
import { SaveProblem } from './SaveProblem.tsx';
import { useSave } from './use-save.ts';

interface BulkChangeProps extends MenuProps {
  dishes: readonly DishRecord[];
  choices: readonly CategoryChoice[];
  onClose: (message: string | null) => void;
}

const kinds = ['percent', 'amount', 'category', 'show', 'hide'] as const;
const mostShown = 50;

/** As chosen in the fields. */
interface Draft {
  readonly kind: (typeof kinds)[number];
  readonly value: number | null;
  readonly roundTo: string;
  readonly category: string | null;
}

const unchanged: Draft = { kind: 'percent', value: null, roundTo: '500', category: null };

/** The dishes that are changed, as they were when the form was opened. */
interface SeenDishes {
  readonly base: null;
  readonly dishes: readonly DishRecord[];
}

/** One change of many dishes, with what it leads to before it is applied. */
export function BulkChange(props: BulkChangeProps) {
  const { t, words, locale, catalog, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [keeper] = useState(() => keeperOf<Draft, SeenDishes>('bulk', 'chosen'));
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  // as seen when the form was opened: what a failed save has saved is not changed twice
  const [seen] = useState<SeenDishes>(() => ({ base: null, dishes: props.dishes }));
  const unsaved = useUnsaved({ keeper, title: t('bulk'), origin: seen, initial: () => unchanged, isWaiting: saving.isWaiting });
  const { draft } = unsaved;
  const { dishes } = unsaved.origin;
  useEffect(() => heading.current?.focus(), []);

  const change = changeOf(draft, catalog.draft.categories);
  const changed = change === null ? [] : applyBulkChange(dishes, change);
  const apply = () =>
    void saving.save(changed.map(({ before, after }) => ({ section: 'products', id: String(before.id), base: before, value: after })));
  return (
    <section className={forms['form']} aria-labelledby="bulk-title">
      <h2 id="bulk-title" ref={heading} tabIndex={-1}>
        {plural<'office-menu'>(words, 'bulkTitle', dishes.length, locale)}
      </h2>
      {unsaved.notice}
      <BulkFields
        {...props}
        draft={draft}
        onChange={(values) => {
          saving.reset();
          unsaved.change(values);
        }}
      />
      {changesOwnPrices(draft, dishes) && <p className={styles['hint']}>{t('bulkRestaurants')}</p>}
      {change !== null && <Preview {...props} changed={changed} />}
      <SaveProblem t={t} locale={locale} saving={saving} />
      <div className={styles['actions']}>
        <Button loading={saving.isBusy} disabled={changed.length === 0} onClick={apply}>
          {t('apply')}
        </Button>
        <Button variant="ghost" onClick={() => void unsaved.leave(() => onClose(null))}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}

/** Whether a change of prices also changes prices of single restaurants. */
function changesOwnPrices({ kind }: Draft, dishes: readonly DishRecord[]): boolean {
  return (kind === 'percent' || kind === 'amount') && dishes.some(({ restaurantPrices = [] }) => restaurantPrices.length > 0);
}

interface BulkFieldsProps extends Pick<BulkChangeProps, 't' | 'locale' | 'choices'> {
  draft: Draft;
  onChange: (values: Partial<Draft>) => void;
}

function BulkFields({ t, locale, choices, draft, onChange }: BulkFieldsProps) {
  const isPrice = draft.kind === 'percent' || draft.kind === 'amount';
  return (
    <div className={styles['fields']}>
      <Select
        label={t('what')}
        options={kinds.map((value) => ({ value, label: t(`what_${value}`) }))}
        value={draft.kind}
        onChange={(kind) => onChange({ kind, value: null })}
      />
      {isPrice && (
        <>
          <NumberField
            key={draft.kind}
            locale={locale}
            label={t(draft.kind === 'amount' ? 'amount' : 'percent')}
            {...(draft.kind === 'amount' ? { min: -mostPrice, max: mostPrice } : { min: -100, max: 1000, isFine: true })}
            value={draft.value}
            onChange={(value) => onChange({ value })}
          />
          <Select
            label={t('rounding')}
            options={roundings.map((step) => ({ value: String(step), label: formatPrice(step, locale) }))}
            value={draft.roundTo}
            onChange={(roundTo) => onChange({ roundTo })}
          />
        </>
      )}
      {draft.kind === 'category' && (
        <Select
          label={t('category')}
          placeholder={t('choose')}
          options={choices}
          value={draft.category}
          onChange={(category) => onChange({ category })}
        />
      )}
    </div>
  );
}

function changeOf({ kind, value, roundTo, category: id }: Draft, categories: MenuProps['catalog']['draft']['categories']): Change | null {
  if (kind === 'show' || kind === 'hide') return { kind: 'available', isAvailable: kind === 'show' };
  if (kind === 'category') {
    const category = categories.find((one) => String(one.id) === id);
    return category === undefined ? null : { kind, category };
  }
  return value === null ? null : { kind, value, roundTo: Number(roundTo) };
}

function Preview(props: BulkChangeProps & { changed: readonly ChangedDish[] }) {
  const { t, locale, changed } = props;
  return (
    <section aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      {changed.length === 0 && <p>{t('previewNone')}</p>}
      <ul className={styles['preview']}>
        {changed.slice(0, mostShown).map((dish) => (
          <li key={String(dish.before.id)}>
            {textIn(dish.before.name, locale)}:{' '}
            {[...ownValues(dish, props), ...restaurantPrices(dish, props)].map(({ of, before, after }, index) => (
              <span key={of}>
                {index > 0 && '; '}
                {of !== '' && `${of}: `}
                <del>{before}</del> → <ins>{after}</ins>
              </span>
            ))}
          </li>
        ))}
        {changed.length > mostShown && <li>{t('andMore', { count: changed.length - mostShown })}</li>}
      </ul>
    </section>
  );
}

/** A value before and after the change. */
interface ChangedValue {
  /** the restaurant whose price it is; '': it is of the dish itself */
  readonly of: string;
  readonly before: string;
  readonly after: string;
}

function ownValues({ before, after }: ChangedDish, { t, locale, choices }: BulkChangeProps): ChangedValue[] {
  const categoryName = (id: DishRecord['categoryId']) => choices.find(({ value }) => value === String(id))?.label ?? String(id);
  const read = (dish: DishRecord, other: DishRecord): string | null => {
    if (dish.price !== other.price) return formatPrice(dish.price, locale);
    if (dish.categoryId !== other.categoryId) return categoryName(dish.categoryId);
    return dish.isAvailable === other.isAvailable ? null : t(dish.isAvailable ? 'state_available' : 'state_hidden');
  };
  const [was, is] = [read(before, after), read(after, before)];
  return was === null || is === null ? [] : [{ of: '', before: was, after: is }];
}

function restaurantPrices({ before, after }: ChangedDish, { locale, catalog }: BulkChangeProps): ChangedValue[] {
  const old = new Map(before.restaurantPrices?.map(({ restaurantId, price }) => [restaurantId, price]));
  const changed = (after.restaurantPrices ?? []).filter(({ restaurantId, price }) => old.get(restaurantId) !== price);
  return changed.map(({ restaurantId, price }) => ({
    of: textIn(catalog.draft.restaurants.find(({ id }) => String(id) === String(restaurantId))?.name, locale) || String(restaurantId),
    before: formatPrice(old.get(restaurantId) ?? 0, locale),
    after: formatPrice(price, locale),
  }));
}

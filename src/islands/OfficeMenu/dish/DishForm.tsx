import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { type DishRecord, fileIdOf, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { DeleteRecord } from '../DeleteRecord.tsx';
import forms from '../Forms.module.css';
import type { MenuProps } from '../menu-props.ts';
import styles from '../OfficeMenu.module.css';
import { SaveProblem } from '../SaveProblem.tsx';
import { useSave } from '../use-save.ts';
import { DishFields } from './DishFields.tsx';
import { DishParts } from './DishParts.tsx';
import { DishTexts } from './DishTexts.tsx';
import { type DishDraft, draftOfDish, recordOfDish } from './dish-draft.ts';
import { areComplete } from './dish-parts.ts';
import { useDishChoices } from './use-dish-choices.ts';

interface DishFormProps extends MenuProps {
  /** null: a new dish */
  id: string | null;
  /** @param message what was done; null: nothing */
  onClose: (message: string | null) => void;
}

/** Everything about a dish: texts in three languages, price, category, picture, options and what is suggested beside it. */
export function DishForm(props: DishFormProps) {
  const { t, locale, id, onClose } = props;
  const { dish, draft, change, submit, remove, saving, errors, wrong } = useDishForm(props);
  const choices = useDishChoices(props);
  const plain = choices.filter(({ isPlain, value }) => isPlain && value !== id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = textIn(dish?.name, locale);
  return (
    <form className={forms['form']} noValidate aria-labelledby="dish-title" onSubmit={submit}>
      <h2 id="dish-title" ref={heading} tabIndex={-1}>
        {dish === null ? t('newDish') : name}
      </h2>
      <DishTexts {...props} draft={draft} ofName={errors.ofName} onChange={change} />
      <DishFields
        {...props}
        draft={draft}
        choices={choices.filter(({ value }) => value !== id)}
        ofPrice={errors.ofPrice}
        onChange={change}
      />
      <DishParts t={t} locale={locale} parts={draft.parts} choices={plain} onChange={(parts) => change({ parts })} />
      {wrong !== null && (
        <p role="alert" className={styles['wrong']}>
          {wrong}
        </p>
      )}
      <SaveProblem t={t} saving={saving} />
      <div className={styles['actions']}>
        <Button type="submit" loading={saving.isBusy}>
          {t('save')}
        </Button>
        <Button variant="ghost" onClick={() => onClose(null)}>
          {t('cancel')}
        </Button>
        {dish !== null && <DeleteRecord t={t} name={name} onDelete={remove} />}
      </div>
    </form>
  );
}

function useDishForm({ t, catalog, id, onClose }: DishFormProps) {
  const records = catalog.draft;
  /** the dish that the author saw when the form was opened */
  const [dish] = useState<DishRecord | null>(() => records.products.find((each) => String(each.id) === id) ?? null);
  const [newId] = useState(newRecordId);
  const [draft, setDraft] = useState(() => draftOfDish(dish, records));
  const [opened] = useState(draft);
  const saving = useSave(() => onClose(t('saved')));
  const [wrong, setWrong] = useState<string | null>(null);
  const errors = { ofName: useFieldError(), ofPrice: useFieldError() };

  const change = (values: Partial<DishDraft>) => {
    if (values.name !== undefined) errors.ofName.clear();
    if (values.price !== undefined) errors.ofPrice.clear();
    setWrong(null);
    setDraft({ ...draft, ...values });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmptyText(draft.name)) return errors.ofName.reject(t('nameMissing'));
    if (draft.price === null) return errors.ofPrice.reject(t('priceWrong'));
    if (draft.category === null) return setWrong(t('categoryMissing'));
    if (!areComplete(draft.parts)) return setWrong(t('partsMissing'));
    const own = String(dish?.id ?? newId);
    const value = recordOfDish(draft, dish, own, records);
    const isSuggestedSame = draft.suggested.join() === opened.suggested.join();
    void saving.save([
      { section: 'products', id: own, base: dish, value },
      ...(isSuggestedSame ? [] : [suggestionEdit(own, value.id, draft.suggested, records)]),
    ]);
  };
  const remove = () => dish !== null && void saving.save([{ section: 'products', id: String(dish.id), base: dish, value: null }]);
  return { dish, draft, change, submit, remove, saving, errors, wrong };
}

function suggestionEdit(
  id: string,
  productId: DishRecord['id'],
  suggested: readonly string[],
  { products }: MenuProps['catalog']['draft'],
): RecordEdit {
  const value = suggested.length === 0 ? null : { productId, with: suggested.map((other) => fileIdOf(products, other)) };
  return { section: 'recommendations', id, value };
}

import { useMemo, useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import { type TypedServing, typedServing } from '#domain/office/typed-serving.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { deletionOfDish } from '#stores/office/deletion.ts';
import { type DishRecord, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { DeleteRecord } from '../DeleteRecord.tsx';
import type { MenuProps } from '../menu-props.ts';
import { SaveProblem } from '../SaveProblem.tsx';
import { ServingTimes } from '../serving/ServingTimes.tsx';
import { useServing } from '../serving/use-serving.ts';
import { useSave } from '../use-save.ts';
import { DishFacts } from './DishFacts.tsx';
import { DishFields } from './DishFields.tsx';
import { DishParts } from './DishParts.tsx';
import { DishRestaurants } from './DishRestaurants.tsx';
import { DishTexts } from './DishTexts.tsx';
import { type DishDraft, draftOfDish, editsOfDish } from './dish-draft.ts';
import { areComplete } from './dish-parts.ts';
import { useAfterPicture } from './use-after-picture.ts';
import { useDishChoices } from './use-dish-choices.ts';
import { useFactErrors } from './use-fact-errors.ts';
import { useRestaurantErrors } from './use-restaurant-errors.ts';

interface DishFormProps extends MenuProps {
  /** null: a new dish */
  id: string | null;
  /** @param message what was done; null: nothing */
  onClose: (message: string | null) => void;
}

/** Everything about a dish: texts in three languages, price, category, picture, options and what is suggested beside it. */
export function DishForm(props: DishFormProps) {
  const { t, locale, id, onClose } = props;
  const { dish, draft, change, submit, remove, saving, errors, facts, places, serving, wrong, unsaved } = useDishForm(props);
  const choices = useDishChoices(props);
  const picture = useAfterPicture(submit);
  const plain = choices.filter(({ isPlain, value }) => isPlain && value !== id);
  const name = textIn(dish?.name, locale);
  return (
    <RecordForm
      title={dish === null ? t('newDish') : name}
      notice={unsaved.notice}
      error={wrong}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={
        dish !== null && (
          <DeleteRecord t={t} locale={locale} name={name} deletion={deletionOfDish(dish, props.catalog.draft)} onDelete={remove} />
        )
      }
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy || picture.isWaiting}
      onSubmit={picture.submit}
      onCancel={() => void unsaved.leave(() => onClose(null))}
    >
      <DishTexts {...props} draft={draft} ofName={errors.ofName} onChange={change} />
      <DishFields
        {...props}
        draft={draft}
        choices={choices.filter(({ value }) => value !== id)}
        ofPrice={errors.ofPrice}
        onChange={change}
        onPicture={picture.onState}
      />
      <DishRestaurants
        {...props}
        price={draft.price}
        draft={draft.restaurants}
        errors={places}
        onChange={(restaurants) => change({ restaurants })}
      />
      <DishFacts t={t} locale={locale} facts={draft.facts} errors={facts.errors} onChange={(facts) => change({ facts })} />
      <ServingTimes t={t} locale={locale} times={serving.typed} problems={serving.problems} onChange={serving.change} />
      <DishParts t={t} locale={locale} parts={draft.parts} choices={plain} onChange={(parts) => change({ parts })} />
    </RecordForm>
  );
}

/** The dish that the author saw when the form was opened, or the id of a new one. */
interface SeenDish {
  readonly newId: string;
  readonly base: DishRecord | null;
}

/** The fields of the form, as they are kept. */
type KeptDish = DishDraft & { readonly serving: readonly TypedServing[] };

function useKeptDish({ t, locale, catalog, id }: DishFormProps, isWaiting: boolean) {
  const [records] = useState(catalog.draft);
  const [seen] = useState<SeenDish>(() => ({ newId: newRecordId(), base: keptRecord(records.products, id ?? 'new', 'dish') }));
  const [keeper] = useState(() => keeperOf<KeptDish, SeenDish>('dish', id ?? 'new'));
  const title = seen.base === null ? t('newDish') : textIn(seen.base.name, locale);
  const initial = ({ base }: SeenDish): KeptDish => ({ ...draftOfDish(base, records), serving: typedServing(base?.servingTimes ?? []) });
  const unsaved = useUnsaved({ keeper, title, origin: seen, initial, isWaiting });
  const { newId, base: dish } = unsaved.origin;
  return { unsaved, dish, own: String(dish?.id ?? newId), opened: useMemo(() => draftOfDish(dish, records), [dish, records]) };
}

function useDishForm(props: DishFormProps) {
  const { t, catalog, onClose } = props;
  const records = catalog.draft;
  const saving = useSave(() => {
    unsaved.saved();
    onClose(t('saved'));
  });
  const { unsaved, dish, own, opened } = useKeptDish(props, saving.isWaiting);
  const { draft } = unsaved;
  const [wrong, setWrong] = useState<string | null>(null);
  const facts = useFactErrors(t);
  const places = useRestaurantErrors(t);
  const errors = { ofName: useFieldError(), ofPrice: useFieldError() };

  const change = (values: Partial<KeptDish>) => {
    if (values.name !== undefined) errors.ofName.clear();
    if (values.price !== undefined) errors.ofPrice.clear();
    setWrong(null);
    saving.reset();
    unsaved.change(values);
  };
  const serving = useServing(dish, draft.serving, (times) => change({ serving: times }));
  const submit = () => {
    if (isEmptyText(draft.name)) return errors.ofName.reject(t('nameMissing'));
    if (draft.price === null) return errors.ofPrice.reject(t('priceWrong'));
    if (!places.check(draft.restaurants) || !facts.check(draft.facts)) return;
    if (draft.category === null) return setWrong(t('categoryMissing'));
    if (!areComplete(draft.parts)) return setWrong(t('partsMissing'));
    const times = serving.check(records.categories.find((category) => String(category.id) === draft.category));
    if (times === null) return;
    void saving.save(editsOfDish(draft, opened, dish, own, records, times));
  };
  return { dish, draft, change, submit, remove: saving.save, saving, errors, facts, places, serving, wrong, unsaved };
}

import { useState } from 'react';
import { wrongFields } from '#domain/office/form-fields.ts';
import { readServing, type TypedServing, type TypedServingProblem, typedServing } from '#domain/office/typed-serving.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { deletionOfDish } from '#stores/office/deletion.ts';
import { type DishRecord, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { MenuForm } from '../MenuForm.tsx';
import type { MenuProps } from '../menu-props.ts';
import { ServingTimes } from '../serving/ServingTimes.tsx';
import { servingField } from '../serving/serving-field.ts';
import { useSave } from '../use-save.ts';
import { DishFacts } from './DishFacts.tsx';
import { DishFields } from './DishFields.tsx';
import { DishParts } from './DishParts.tsx';
import { DishRestaurants } from './DishRestaurants.tsx';
import { DishTexts } from './DishTexts.tsx';
import { type DishDraft, dishTable, draftOfDish, editsOfDish } from './dish-draft.ts';
import { areComplete } from './dish-parts.ts';
import { type FactField, wrongFacts } from './facts-draft.ts';
import { type WrongRestaurant, wrongRestaurant } from './restaurants-draft.ts';
import { useAfterPicture } from './use-after-picture.ts';
import { useDishChoices } from './use-dish-choices.ts';

interface DishFormProps extends MenuProps {
  /** null: a new dish */
  id: string | null;
  /** @param message what was done; null: nothing */
  onClose: (message: string | null) => void;
}

/** Everything about a dish: texts in three languages, price, category, picture, options and what is suggested beside it. */
export function DishForm(props: DishFormProps) {
  const { t, locale, id } = props;
  const { base, draft, change, problems, form, saving, title } = useDishForm(props);
  const choices = useDishChoices(props);
  const picture = useAfterPicture(form.onSubmit);
  const plain = choices.filter(({ isPlain, value }) => isPlain && value !== id);
  const errorOf = (field: DishField) => (problems?.fields.includes(field) ? t(wordOfProblem[field] ?? 'required') : null);
  return (
    <MenuForm
      t={t}
      locale={locale}
      title={title}
      form={form}
      saving={saving}
      error={problems?.missing ? t(problems.missing) : null}
      deletion={base && deletionOfDish(base, props.catalog.draft)}
      isWaiting={picture.isWaiting}
      onSubmit={picture.submit}
    >
      <DishTexts {...props} draft={draft} error={errorOf('name')} onChange={change} />
      <DishFields
        {...props}
        draft={draft}
        choices={choices.filter(({ value }) => value !== id)}
        errorOf={errorOf}
        onChange={change}
        onPicture={picture.onState}
      />
      <DishRestaurants
        {...props}
        price={draft.price}
        draft={draft.restaurants}
        wrong={problems?.restaurant ?? null}
        onChange={(restaurants) => change({ restaurants })}
      />
      <DishFacts t={t} locale={locale} facts={draft.facts} errorOf={errorOf} onChange={(facts) => change({ facts })} />
      <ServingTimes
        t={t}
        locale={locale}
        times={draft.serving}
        problems={problems?.serving ?? []}
        onChange={(serving) => change({ serving })}
      />
      <DishParts t={t} locale={locale} parts={draft.parts} choices={plain} onChange={(parts) => change({ parts })} />
    </MenuForm>
  );
}

type DishField = keyof typeof dishTable | FactField;

type ProblemWord = 'nameMissing' | 'priceWrong' | 'gramsWrong' | 'mxikWrong' | 'packageCodeWrong';

const wordOfProblem: Readonly<Partial<Record<DishField, ProblemWord>>> = {
  name: 'nameMissing',
  price: 'priceWrong',
  protein: 'gramsWrong',
  fat: 'gramsWrong',
  carbohydrate: 'gramsWrong',
  mxik: 'mxikWrong',
  packageCode: 'packageCodeWrong',
};

interface DishProblems {
  readonly fields: readonly DishField[];
  readonly restaurant: WrongRestaurant | null;
  readonly serving: readonly TypedServingProblem[];
  readonly missing: 'categoryMissing' | 'partsMissing' | null;
}

/** The dish that the author saw when the form was opened, or the id of a new one. */
interface SeenDish {
  readonly newId: string;
  readonly base: DishRecord | null;
}

/** The fields of the form, as they are kept. */
type KeptDish = DishDraft & { readonly serving: readonly TypedServing[] };

type Records = MenuProps['catalog']['draft'];

/** @param opened the records when the form was opened, @param records those of now */
function readDish(
  draft: KeptDish,
  { newId, base }: SeenDish,
  opened: Records,
  records: Records,
): Result<readonly RecordEdit[], DishProblems> {
  const category = records.categories.find(({ id }) => String(id) === draft.category);
  const { times, problems: serving } = readServing(draft.serving, category?.servingTimes ?? []);
  const fields = [...wrongFields(dishTable, draft, base ?? {}), ...wrongFacts(draft.facts)];
  const restaurant = wrongRestaurant(draft.restaurants);
  const missing = draft.category === null ? 'categoryMissing' : areComplete(draft.parts) ? null : 'partsMissing';
  if (fields.length > 0 || restaurant !== null || serving.length > 0 || missing !== null)
    return err({ fields, restaurant, serving, missing });
  const own = String(base?.id ?? newId);
  return ok(editsOfDish(draft, draftOfDish(base, opened), base, own, records, servingField(times, base)));
}

function useDishForm({ t, locale, catalog, id, onClose }: DishFormProps) {
  const [opened] = useState(catalog.draft);
  const [seen] = useState<SeenDish>(() => ({ newId: newRecordId(), base: keptRecord(opened.products, id ?? 'new', 'dish') }));
  const [keeper] = useState(() => keeperOf<KeptDish, SeenDish>('dish', id ?? 'new'));
  const title = seen.base === null ? t('newDish') : textIn(seen.base.name, locale);
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  const { origin, ...fields } = useRecordForm({
    keeper,
    title,
    origin: seen,
    initial: ({ base }): KeptDish => ({ ...draftOfDish(base, opened), serving: typedServing(base?.servingTimes ?? []) }),
    read: (draft, shown) => readDish(draft, shown, opened, catalog.draft),
    changeOf: (edits) => edits,
    saving,
    onCancel: () => onClose(null),
  });
  return { ...fields, base: origin.base, saving, title };
}

import { useState } from 'react';
import type { LocalizedText } from '#domain/locale.ts';
import { isEmptyText, shortText } from '#domain/localized-text.ts';
import { readServing, type TypedServing, type TypedServingProblem, typedServing } from '#domain/office/typed-serving.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { deletionOfCategory } from '#stores/office/deletion.ts';
import { allTexts, type CategoryRecord, fileIdOf, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { Select } from '#ui/Select/Select.tsx';
import { MenuForm } from './MenuForm.tsx';
import type { MenuProps } from './menu-props.ts';
import { NameFields } from './NameFields.tsx';
import styles from './OfficeMenu.module.css';
import { ServingTimes } from './serving/ServingTimes.tsx';
import { servingField } from './serving/serving-field.ts';
import { useSave } from './use-save.ts';

interface CategoryFormProps extends MenuProps {
  /** null: a new category */
  id: string | null;
  onClose: (message: string | null) => void;
}

/** A category as its form shows it. */
interface CategoryDraft {
  readonly name: LocalizedText;
  /** '': it is of the first level */
  readonly parent: string;
  readonly serving: readonly TypedServing[];
}

/** The category that the form began with; null: a new one, with its id. */
interface SeenCategory {
  readonly newId: string;
  readonly base: CategoryRecord | null;
}

function draftOfCategory({ base }: SeenCategory): CategoryDraft {
  const parent = base?.parentId == null ? '' : String(base.parentId);
  return { name: allTexts(base?.name), parent, serving: typedServing(base?.servingTimes ?? []) };
}

interface CategoryProblems {
  readonly isNameless: boolean;
  readonly serving: readonly TypedServingProblem[];
}

function readCategory(
  { name, parent, serving }: CategoryDraft,
  { newId, base }: SeenCategory,
  categories: readonly CategoryRecord[],
): Result<CategoryRecord, CategoryProblems> {
  const isNameless = isEmptyText(name);
  const parentId = parent === '' ? null : fileIdOf(categories, parent);
  const { times, problems } = readServing(serving, categories.find(({ id }) => id === parentId)?.servingTimes ?? []);
  if (isNameless || problems.length > 0) return err({ isNameless, serving: problems });
  return ok({ ...(base ?? { id: newId }), parentId, name: shortText(name), ...servingField(times, base) });
}

/** The name of a category, the one it belongs to, and when its dishes are served. */
export function CategoryForm(props: CategoryFormProps) {
  const { t, locale } = props;
  const { categories } = props.catalog.draft;
  const { origin, draft, change, problems, form, saving, title } = useCategoryForm(props);
  const own = String(origin.base?.id ?? origin.newId);
  const roots = categories.filter((each) => each.parentId === null && String(each.id) !== own);
  return (
    <MenuForm
      t={t}
      locale={locale}
      title={title}
      form={form}
      saving={saving}
      deletion={origin.base && deletionOfCategory(origin.base, props.catalog.draft)}
    >
      <NameFields t={t} locale={locale} name={draft.name} isWrong={problems?.isNameless ?? false} onChange={(name) => change({ name })} />
      <div className={styles['fields']}>
        <Select
          label={t('parent')}
          options={[
            { value: '', label: t('noParent') },
            ...roots.map((root) => ({ value: String(root.id), label: textIn(root.name, locale) })),
          ]}
          value={draft.parent}
          disabled={categories.some(({ parentId }) => String(parentId) === own)}
          onChange={(parent) => change({ parent })}
        />
      </div>
      <ServingTimes
        t={t}
        locale={locale}
        times={draft.serving}
        problems={problems?.serving ?? []}
        onChange={(serving) => change({ serving })}
      />
    </MenuForm>
  );
}

/** What is typed, kept and saved. */
function useCategoryForm({ t, locale, catalog, id, onClose }: CategoryFormProps) {
  const { categories } = catalog.draft;
  const [seen] = useState<SeenCategory>(() => ({ newId: newRecordId(), base: keptRecord(categories, id ?? 'new', 'category') }));
  const [keeper] = useState(() => keeperOf<CategoryDraft, SeenCategory>('category', id ?? 'new'));
  const title = seen.base === null ? t('newCategory') : textIn(seen.base.name, locale);
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  const fields = useRecordForm({
    keeper,
    title,
    origin: seen,
    initial: draftOfCategory,
    read: (draft, origin) => readCategory(draft, origin, categories),
    changeOf: (value, { base }): readonly RecordEdit[] => [{ section: 'categories', id: String(value.id), base, value }],
    saving,
    onCancel: () => onClose(null),
  });
  return { ...fields, saving, title };
}

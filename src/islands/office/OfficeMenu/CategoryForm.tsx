import { useState } from 'react';
import type { LocalizedText } from '#domain/locale.ts';
import { isEmptyText, shortText } from '#domain/localized-text.ts';
import { type TypedServing, typedServing } from '#domain/office/typed-serving.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { deletionOfCategory } from '#stores/office/deletion.ts';
import { allTexts, type CategoryRecord, fileIdOf, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import type { MenuProps } from './menu-props.ts';
import { NameFields } from './NameFields.tsx';
import styles from './OfficeMenu.module.css';
import { SaveProblem } from './SaveProblem.tsx';
import { ServingTimes } from './serving/ServingTimes.tsx';
import { useServing } from './serving/use-serving.ts';
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

function draftOfCategory({ base }: { readonly base: CategoryRecord | null }): CategoryDraft {
  const parent = base?.parentId == null ? '' : String(base.parentId);
  return { name: allTexts(base?.name), parent, serving: typedServing(base?.servingTimes ?? []) };
}

/** The name of a category, the one it belongs to, and when its dishes are served. */
export function CategoryForm(props: CategoryFormProps) {
  const { t, locale, onClose } = props;
  const { category, name, parent, change, serving, submit, saving, ofName, unsaved, hasInner, roots } = useCategoryForm(props);
  const title = textIn(category?.name, locale);
  return (
    <RecordForm
      title={category === null ? t('newCategory') : title}
      notice={unsaved.notice}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={
        category !== null && (
          <DeleteRecord
            t={t}
            locale={locale}
            name={title}
            deletion={deletionOfCategory(category, props.catalog.draft)}
            onDelete={saving.save}
          />
        )
      }
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy}
      onSubmit={submit}
      onCancel={() => void unsaved.leave(() => onClose(null))}
    >
      <NameFields t={t} locale={locale} name={name} ofName={ofName} onChange={(changed) => change({ name: changed })} />
      <div className={styles['fields']}>
        <Select
          label={t('parent')}
          options={[
            { value: '', label: t('noParent') },
            ...roots.map((root) => ({ value: String(root.id), label: textIn(root.name, locale) })),
          ]}
          value={parent}
          disabled={hasInner}
          onChange={(changed) => change({ parent: changed })}
        />
      </div>
      <ServingTimes t={t} locale={locale} times={serving.typed} problems={serving.problems} onChange={serving.change} />
    </RecordForm>
  );
}

/** What is typed, kept and saved. */
function useCategoryForm({ t, locale, catalog, id, onClose }: CategoryFormProps) {
  const { categories } = catalog.draft;
  const [seen] = useState(() => ({ newId: newRecordId(), base: keptRecord(categories, id ?? 'new', 'category') }));
  const [keeper] = useState(() => keeperOf<CategoryDraft, typeof seen>('category', id ?? 'new'));
  const ofName = useFieldError();
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  const unsaved = useUnsaved({
    keeper,
    title: seen.base === null ? t('newCategory') : textIn(seen.base.name, locale),
    origin: seen,
    initial: draftOfCategory,
    isWaiting: saving.isWaiting,
  });
  const { name, parent, serving: typed } = unsaved.draft;
  const { newId, base: category } = unsaved.origin;
  const change = (changes: Partial<CategoryDraft>) => {
    saving.reset();
    unsaved.change(changes);
  };
  const serving = useServing(category, typed, (times) => change({ serving: times }));

  const own = String(category?.id ?? newId);
  const hasInner = categories.some(({ parentId }) => String(parentId) === own);
  const roots = categories.filter((each) => each.parentId === null && String(each.id) !== own);
  const submit = () => {
    if (isEmptyText(name)) return ofName.reject(t('nameMissing'));
    const parentId = parent === '' ? null : fileIdOf(categories, parent);
    const times = serving.check(categories.find(({ id: other }) => other === parentId));
    if (times === null) return;
    const value = { ...(category ?? { id: own }), parentId, name: shortText(name), ...times };
    void saving.save([{ section: 'categories', id: own, base: category, value }]);
  };
  return { category, name, parent, change, serving, submit, saving, ofName, unsaved, hasInner, roots };
}

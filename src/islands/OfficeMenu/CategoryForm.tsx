import { useState } from 'react';
import { isEmptyText, shortText } from '#domain/localized-text.ts';
import { deletionOfCategory } from '#stores/office/deletion.ts';
import { allTexts, type CategoryRecord, fileIdOf, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
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

/** The name of a category, the one it belongs to, and when its dishes are served. */
export function CategoryForm(props: CategoryFormProps) {
  const { t, locale, catalog, id, onClose } = props;
  const { categories } = catalog.draft;
  const [category] = useState<CategoryRecord | null>(() => categories.find((each) => String(each.id) === id) ?? null);
  const [newId] = useState(newRecordId);
  const [name, setName] = useState(() => allTexts(category?.name));
  const [parent, setParent] = useState(category?.parentId == null ? '' : String(category.parentId));
  const ofName = useFieldError();
  const serving = useServing(category);
  const saving = useSave(() => onClose(t('saved')));

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
  const title = textIn(category?.name, locale);
  return (
    <RecordForm
      title={category === null ? t('newCategory') : title}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={
        category !== null && (
          <DeleteRecord {...{ t, locale }} name={title} deletion={deletionOfCategory(category, catalog.draft)} onDelete={saving.save} />
        )
      }
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy}
      onSubmit={submit}
      onCancel={() => onClose(null)}
    >
      <NameFields t={t} locale={locale} name={name} ofName={ofName} onChange={setName} />
      <div className={styles['fields']}>
        <Select
          label={t('parent')}
          options={[
            { value: '', label: t('noParent') },
            ...roots.map((root) => ({ value: String(root.id), label: textIn(root.name, locale) })),
          ]}
          value={parent}
          disabled={hasInner}
          onChange={setParent}
        />
      </div>
      <ServingTimes t={t} locale={locale} times={serving.typed} problems={serving.problems} onChange={serving.change} />
    </RecordForm>
  );
}

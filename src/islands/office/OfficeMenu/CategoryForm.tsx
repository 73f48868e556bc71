import { useState } from 'react';
import { type LocalizedText, locales } from '#domain/locale.ts';
import { isEmptyText, shortText } from '#domain/localized-text.ts';
import { unsearchableWord } from '#domain/menu/search-words.ts';
import { text } from '#domain/office/field-kinds.ts';
import { type DraftOf, type FieldTable, readFields, showFields, wrongFields } from '#domain/office/form-fields.ts';
import { readServing, type TypedServing, type TypedServingProblem, typedServing } from '#domain/office/typed-serving.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { WordKey } from '#domain/words.ts';
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
import { SearchWords } from './SearchWords.tsx';
import { ServingTimes } from './serving/ServingTimes.tsx';
import { servingField } from './serving/serving-field.ts';
import { useSave } from './use-save.ts';

interface CategoryFormProps extends MenuProps {
  /** null: a new category */
  id: string | null;
  onClose: (message: string | null) => void;
}

const words = text({ empty: 'absent' });
/** Other names for search, with commas between (R-SEARCH-13). */
const searchWords = {
  ...words,
  isWrong: (typed: LocalizedText) => locales.some((language) => unsearchableWord(typed[language]) !== null),
};

/** The fields of a category that are a table; the others depend on each other. */
const categoryTable = { searchWords: { kind: searchWords } } as const satisfies FieldTable<CategoryRecord, WordKey<'office-menu'>>;

/** A category as its form shows it. */
interface CategoryDraft extends DraftOf<typeof categoryTable> {
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
  return { ...showFields(categoryTable, base ?? {}), name: allTexts(base?.name), parent, serving: typedServing(base?.servingTimes ?? []) };
}

interface CategoryProblems {
  readonly isNameless: boolean;
  readonly hasShortWord: boolean;
  readonly serving: readonly TypedServingProblem[];
}

function readCategory(
  draft: CategoryDraft,
  { newId, base }: SeenCategory,
  categories: readonly CategoryRecord[],
): Result<CategoryRecord, CategoryProblems> {
  const { name, parent, serving } = draft;
  const isNameless = isEmptyText(name);
  const hasShortWord = wrongFields(categoryTable, draft, base ?? {}).length > 0;
  const parentId = parent === '' ? null : fileIdOf(categories, parent);
  const { times, problems } = readServing(serving, categories.find(({ id }) => id === parentId)?.servingTimes ?? []);
  if (isNameless || hasShortWord || problems.length > 0) return err({ isNameless, hasShortWord, serving: problems });
  const record = readFields(categoryTable, draft, { ...(base ?? { id: newId }), parentId, name: shortText(name) });
  return ok({ ...record, ...servingField(times, base) });
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
      <NameFields
        t={t}
        locale={locale}
        name={draft.name}
        isWrong={problems?.isNameless ?? false}
        onChange={(name) => change({ name })}
        more={{
          wrongIn: problems?.hasShortWord
            ? (locales.find((language) => unsearchableWord(draft.searchWords[language]) !== null) ?? null)
            : null,
          fields: (language) => (
            <SearchWords
              t={t}
              value={draft.searchWords[language]}
              isChecked={problems?.hasShortWord ?? false}
              onChange={(text) => change({ searchWords: { ...draft.searchWords, [language]: text } })}
            />
          ),
        }}
      />
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

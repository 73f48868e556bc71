import { useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import { translateUnknown } from '#domain/words.ts';
import { type GroupRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import { amounts, draftOfGroup, type GroupDraft, groupKinds, recordOfGroup } from './group-draft.ts';
import type { MenuProps } from './menu-props.ts';
import { NameFields } from './NameFields.tsx';
import styles from './OfficeMenu.module.css';
import { OptionFields } from './OptionFields.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { useSave } from './use-save.ts';

interface GroupFormProps extends MenuProps {
  /** null: a new group */
  id: string | null;
  onClose: (message: string | null) => void;
}

const mostUnits = 100;

/** How many options a customer chooses, and the options with their prices. */
export function GroupForm(props: GroupFormProps) {
  const { t, locale, onClose } = props;
  const { group, draft, change, submit, remove, saving, ofName, wrong } = useGroupForm(props);
  const title = textIn(group?.name, locale);
  const kinds = groupKinds.some((kind) => kind === draft.kind) ? groupKinds : [...groupKinds, draft.kind];
  return (
    <RecordForm
      title={group === null ? t('newGroup') : title}
      error={wrong}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={group !== null && <DeleteRecord t={t} name={title} onDelete={remove} />}
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy}
      onSubmit={submit}
      onCancel={() => onClose(null)}
    >
      <NameFields t={t} locale={locale} name={draft.name} ofName={ofName} onChange={(name) => change({ name })} />
      <div className={styles['fields']}>
        <Select
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: translateUnknown(t, `kind_${value}`) ?? value }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        {amounts.map((amount) => (
          <NumberField
            key={amount}
            locale={locale}
            label={t(amount)}
            max={mostUnits}
            value={draft[amount]}
            onChange={(value) => change({ [amount]: value })}
          />
        ))}
      </div>
      <OptionFields t={t} locale={locale} options={draft.options} onChange={(options) => change({ options })} />
    </RecordForm>
  );
}

function useGroupForm({ t, catalog, id, onClose }: GroupFormProps) {
  const { modifierGroups } = catalog.draft;
  const [group] = useState<GroupRecord | null>(() => modifierGroups.find((each) => String(each.id) === id) ?? null);
  const [newId] = useState(newRecordId);
  const [draft, setDraft] = useState<GroupDraft>(() => draftOfGroup(group));
  const [wrong, setWrong] = useState<string | null>(null);
  const ofName = useFieldError();
  const saving = useSave(() => onClose(t('saved')));
  const own = group?.id ?? newId;

  const change = (values: Partial<GroupDraft>) => {
    setWrong(null);
    setDraft({ ...draft, ...values });
  };
  const submit = () => {
    if (isEmptyText(draft.name)) return ofName.reject(t('nameMissing'));
    if (draft.options.some(({ name }) => isEmptyText(name))) return setWrong(t('nameMissing'));
    const value = recordOfGroup(draft, own);
    if (value === null) return setWrong(t('required'));
    void saving.save([{ section: 'modifierGroups', id: String(own), base: group, value }]);
  };
  const remove = () => void saving.save([{ section: 'modifierGroups', id: String(own), base: group, value: null }]);
  return { group, draft, change, submit, remove, saving, ofName, wrong };
}

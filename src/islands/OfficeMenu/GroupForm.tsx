import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import { translateUnknown } from '#domain/words.ts';
import { type GroupRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { Button } from '#ui/Button/Button.tsx';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { Select } from '#ui/Select/Select.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import forms from './Forms.module.css';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = textIn(group?.name, locale);
  const kinds = groupKinds.some((kind) => kind === draft.kind) ? groupKinds : [...groupKinds, draft.kind];
  return (
    <form className={forms['form']} noValidate aria-labelledby="group-title" onSubmit={submit}>
      <h2 id="group-title" ref={heading} tabIndex={-1}>
        {group === null ? t('newGroup') : title}
      </h2>
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
        {group !== null && <DeleteRecord t={t} name={title} onDelete={remove} />}
      </div>
    </form>
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
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmptyText(draft.name)) return ofName.reject(t('nameMissing'));
    if (draft.options.some(({ name }) => isEmptyText(name))) return setWrong(t('nameMissing'));
    const value = recordOfGroup(draft, own);
    if (value === null) return setWrong(t('required'));
    void saving.save([{ section: 'modifierGroups', id: String(own), base: group, value }]);
  };
  const remove = () => void saving.save([{ section: 'modifierGroups', id: String(own), base: group, value: null }]);
  return { group, draft, change, submit, remove, saving, ofName, wrong };
}

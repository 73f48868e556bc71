import { useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import { plural, translateUnknown } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { deletionOfGroup } from '#stores/office/deletion.ts';
import { type GroupRecord, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { DeleteRecord } from './DeleteRecord.tsx';
import {
  amounts,
  amountsOf,
  draftOfGroup,
  type GroupDraft,
  type GroupRule,
  groupKinds,
  groupRules,
  recordOfGroup,
  ruleOf,
  usualRule,
} from './group-draft.ts';
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
  const { group, draft, rule, change, chooseKind, chooseRule, submit, saving, ofName, wrong, unsaved } = useGroupForm(props);
  const title = textIn(group?.name, locale);
  const kinds = groupKinds.some((kind) => kind === draft.kind) ? groupKinds : [...groupKinds, draft.kind];
  return (
    <RecordForm
      title={group === null ? t('newGroup') : title}
      notice={unsaved.notice}
      error={wrong}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={
        group !== null && (
          <DeleteRecord t={t} locale={locale} name={title} deletion={deletionOfGroup(group, props.catalog.draft)} onDelete={saving.save} />
        )
      }
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy}
      onSubmit={submit}
      onCancel={() => void unsaved.leave(() => onClose(null))}
    >
      <NameFields t={t} locale={locale} name={draft.name} ofName={ofName} onChange={(name) => change({ name })} />
      <div className={styles['fields']}>
        <Select
          label={t('kind')}
          options={kinds.map((value) => ({ value, label: translateUnknown(t, `kind_${value}`) ?? value }))}
          value={draft.kind}
          onChange={chooseKind}
        />
        <Select
          label={t('rule')}
          options={groupRules.map((value) => ({ value, label: t(`rule_${value}`) }))}
          value={rule}
          onChange={chooseRule}
        />
        {rule === 'other' &&
          amounts.map((amount) => (
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
      <p role="status" className={styles['hint']}>
        {rulesText(props, draft)}
      </p>
      <OptionFields t={t} locale={locale} options={draft.options} onChange={(options) => change({ options })} />
    </RecordForm>
  );
}

/** What the numbers mean for a customer, in sentences; '' while one is missing. */
function rulesText({ t, words, locale }: MenuProps, { minAmount, maxAmount, freeAmount, maxPerOption }: GroupDraft): string {
  if (minAmount === null || maxAmount === null || freeAmount === null || maxPerOption === null) return '';
  const counted = (key: 'mustChoose' | 'mayChoose' | 'sameOption' | 'freeOnes', count: number) =>
    plural<'office-menu'>(words, key, count, locale);
  const chosen = minAmount === 0 ? counted('mayChoose', maxAmount) : t('chooses', { min: minAmount, max: maxAmount });
  return [
    minAmount === maxAmount ? counted('mustChoose', minAmount) : chosen,
    ...(maxPerOption > 1 ? [counted('sameOption', maxPerOption)] : []),
    ...(freeAmount > 0 ? [counted('freeOnes', freeAmount)] : []),
  ].join(' ');
}

/** The group that the form began with, or the id of a new one. */
interface SeenGroup {
  readonly newId: string;
  readonly base: GroupRecord | null;
}

function useGroupForm({ t, locale, catalog, id, onClose }: GroupFormProps) {
  const [seen] = useState<SeenGroup>(() => ({
    newId: newRecordId(),
    base: keptRecord(catalog.draft.modifierGroups, id ?? 'new', 'group'),
  }));
  const [keeper] = useState(() => keeperOf<GroupDraft, SeenGroup>('group', id ?? 'new'));
  const [wrong, setWrong] = useState<string | null>(null);
  const ofName = useFieldError();
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  const title = seen.base === null ? t('newGroup') : textIn(seen.base.name, locale);
  const unsaved = useUnsaved({
    keeper,
    title,
    origin: seen,
    initial: ({ newId: ofOption, base }) => draftOfGroup(base, ofOption),
    isWaiting: saving.isWaiting,
  });
  const { draft } = unsaved;
  const { base: group, newId } = unsaved.origin;
  const own = group?.id ?? newId;
  /** the chosen rule; numbers that are typed stay in sight when they become those of a named one */
  const [rule, setRule] = useState(() => ruleOf(draft));

  const put = (values: Partial<GroupDraft>) => {
    setWrong(null);
    saving.reset();
    unsaved.change(values);
  };
  const change = (values: Partial<GroupDraft>) => {
    const changed = { ...draft, ...values };
    put(rule === 'anyOnce' ? { ...changed, ...amountsOf(rule, changed.options.length) } : changed);
  };
  const follow = (next: GroupRule, kind = draft.kind) => {
    setRule(next);
    put({ kind, ...(next !== 'other' && amountsOf(next, draft.options.length)) });
  };
  const chooseRule = (value: string) => follow(groupRules.find((each) => each === value) ?? 'other');
  // a rule that was chosen by the kind follows it
  const chooseKind = (kind: string) => (rule === usualRule(draft.kind) ? follow(usualRule(kind), kind) : change({ kind }));
  const submit = () => {
    if (isEmptyText(draft.name)) return ofName.reject(t('nameMissing'));
    if (draft.options.some(({ name }) => isEmptyText(name))) return setWrong(t('nameMissing'));
    const value = recordOfGroup(draft, own);
    if (value === null) return setWrong(t('required'));
    void saving.save([{ section: 'modifierGroups', id: String(own), base: group, value }]);
  };
  return { group, draft, rule, change, chooseKind, chooseRule, submit, saving, ofName, wrong, unsaved };
}

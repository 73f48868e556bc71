import { useState } from 'react';
import { isEmptyText } from '#domain/localized-text.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { plural, translateUnknown } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import type { RecordEdit } from '#stores/office/catalog-draft.ts';
import { deletionOfGroup } from '#stores/office/deletion.ts';
import { type GroupRecord, keptRecord, newRecordId, textIn } from '#stores/office/menu-records.ts';
import { NumberField } from '#ui/inputs/NumberField/NumberField.tsx';
import { useRecordForm } from '#ui/office/RecordForm/use-record-form.ts';
import { Select } from '#ui/Select/Select.tsx';
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
import { MenuForm } from './MenuForm.tsx';
import type { MenuProps } from './menu-props.ts';
import { NameFields } from './NameFields.tsx';
import styles from './OfficeMenu.module.css';
import { OptionFields } from './OptionFields.tsx';
import { useSave } from './use-save.ts';

interface GroupFormProps extends MenuProps {
  /** null: a new group */
  id: string | null;
  onClose: (message: string | null) => void;
}

const mostUnits = 100;

/** How many options a customer chooses, and the options with their prices. */
export function GroupForm(props: GroupFormProps) {
  const { t, locale } = props;
  const { origin, draft, rule, change, chooseKind, chooseRule, problems, form, saving, title } = useGroupForm(props);
  const kinds = groupKinds.some((kind) => kind === draft.kind) ? groupKinds : [...groupKinds, draft.kind];
  return (
    <MenuForm
      t={t}
      locale={locale}
      title={title}
      form={form}
      saving={saving}
      error={problems?.others ?? null}
      deletion={origin.base && deletionOfGroup(origin.base, props.catalog.draft)}
    >
      <NameFields t={t} locale={locale} name={draft.name} isWrong={problems?.isNameless ?? false} onChange={(name) => change({ name })} />
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
    </MenuForm>
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

interface GroupProblems {
  readonly isNameless: boolean;
  /** of the options and their numbers; null: they are right */
  readonly others: string | null;
}

function readGroup(draft: GroupDraft, { newId, base }: SeenGroup, t: MenuProps['t']): Result<GroupRecord, GroupProblems> {
  const record = recordOfGroup(draft, base?.id ?? newId);
  const isNameless = isEmptyText(draft.name);
  const areNameless = draft.options.some(({ name }) => isEmptyText(name));
  if (record !== null && !isNameless && !areNameless) return ok(record);
  return err({ isNameless, others: areNameless ? t('nameMissing') : record === null ? t('required') : null });
}

function useGroupForm({ t, locale, catalog, id, onClose }: GroupFormProps) {
  const [seen] = useState<SeenGroup>(() => ({
    newId: newRecordId(),
    base: keptRecord(catalog.draft.modifierGroups, id ?? 'new', 'group'),
  }));
  const [keeper] = useState(() => keeperOf<GroupDraft, SeenGroup>('group', id ?? 'new'));
  const title = seen.base === null ? t('newGroup') : textIn(seen.base.name, locale);
  const saving = useSave(() => {
    keeper.drop();
    onClose(t('saved'));
  });
  const { change: put, ...fields } = useRecordForm({
    keeper,
    title,
    origin: seen,
    initial: ({ newId: ofOption, base }) => draftOfGroup(base, ofOption),
    read: (draft, origin) => readGroup(draft, origin, t),
    changeOf: (value, { base }): readonly RecordEdit[] => [{ section: 'modifierGroups', id: String(value.id), base, value }],
    saving,
    onCancel: () => onClose(null),
  });
  const { draft } = fields;
  /** the chosen rule; numbers that are typed stay in sight when they become those of a named one */
  const [rule, setRule] = useState(() => ruleOf(draft));

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
  return { ...fields, rule, change, chooseKind, chooseRule, saving, title };
}

import { type SubmitEvent, useEffect, useState } from 'react';
import type { WireMember } from '#contract/office/member-wire.ts';
import { parseFirstName } from '#domain/customer/customer.ts';
import { applyPhoneMask, parsePhone } from '#domain/customer/phone.ts';
import { canManage, type OfficeRole, officeRoles } from '#domain/office/team.ts';
import type { Translate } from '#domain/words.ts';
import { saveMember, type WorkPlace } from '#stores/office/team.ts';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { FormActions } from '#ui/office/RecordForm/FormActions.tsx';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeTeam.module.css';

const longestName = 60;

interface MemberFormProps {
  t: Translate<'office'>;
  /** null: a new person */
  member: WireMember | null;
  /** the role of who fills in the form */
  role: OfficeRole;
  places: readonly WorkPlace[];
  onSaved: () => void;
  onCancel: () => void;
}

/** Name, phone and role of a person; for the kitchen also the restaurants. */
export function MemberForm({ onCancel, ...props }: MemberFormProps) {
  const { t, member, role: ownRole, places } = props;
  const { draft, change, save, isBusy, other, ofName, ofPhone } = useMemberForm(props);
  useEffect(() => ofName.field.current?.focus(), [ofName.field]);

  const roles = officeRoles.filter((one) => canManage(ownRole, one)).map((value) => ({ value, label: t(`role_${value}`) }));
  const title = member === null ? t('addMember') : t('editNamed', { name: member.name || t('firstOwner') });
  const isConfigured = member?.isConfigured === true;
  return (
    <form className={styles['form']} noValidate aria-label={title} onSubmit={(event) => void save(event)}>
      <TextField
        ref={ofName.field}
        label={t('name')}
        autoComplete="off"
        maxLength={longestName}
        value={draft.name}
        error={ofName.message}
        required
        onChange={(name) => change({ name })}
      />
      <PhoneField
        autoComplete="off"
        ref={ofPhone.field}
        label={t('phone')}
        value={draft.phone}
        error={ofPhone.message}
        disabled={isConfigured}
        required
        onChange={(phone) => change({ phone })}
      />
      <Select label={t('role')} options={roles} value={draft.role} disabled={isConfigured} onChange={(role) => change({ role })} />
      {draft.role === 'kitchen' && (
        <div className={styles['restaurants']}>
          <CheckGroup
            legend={t('restaurants')}
            items={places.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={draft.restaurantIds}
            onChange={(restaurantIds) => change({ restaurantIds })}
          />
        </div>
      )}
      {other !== null && (
        <p role="alert" className={styles['wrong']}>
          {other}
        </p>
      )}
      <FormActions saveLabel={t('save')} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}

/** As shown in the fields. */
interface Draft {
  readonly name: string;
  readonly phone: string;
  readonly role: OfficeRole;
  readonly restaurantIds: readonly string[];
}

/** What is typed, checked and sent; each error is beside its field or below all. */
function useMemberForm({ t, member, onSaved }: Pick<MemberFormProps, 't' | 'member' | 'onSaved'>) {
  const [draft, setDraft] = useState<Draft>(() =>
    member === null ? { name: '', phone: '', role: 'kitchen', restaurantIds: [] } : { ...member, phone: applyPhoneMask(member.phone) },
  );
  const [other, setOther] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [ofName, ofPhone] = [useFieldError(), useFieldError()];

  const change = (changed: Partial<Draft>) => {
    if (changed.name !== undefined) ofName.clear();
    if (changed.phone !== undefined) ofPhone.clear();
    setDraft({ ...draft, ...changed });
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setOther(null);
    const { name, role, restaurantIds } = draft;
    const phone = parsePhone(draft.phone);
    if (parseFirstName(name) === null) return ofName.reject(t('nameMissing'));
    if (phone === null) return ofPhone.reject(t('phoneInvalid'));
    if (role === 'kitchen' && restaurantIds.length === 0) return setOther(t('restaurantsMissing'));
    setBusy(true);
    const result = await saveMember(member?.id ?? null, { name, phone, role, restaurantIds: [...restaurantIds] });
    setBusy(false);
    if (result.ok) return onSaved();
    const { problem } = result;
    if (problem.code === 'MEMBER_NAME_TAKEN') ofName.reject(problem.message);
    else if (problem.code === 'MEMBER_PHONE_TAKEN') ofPhone.reject(problem.message);
    else setOther(problem.message);
  };
  return { draft, change, save, isBusy, other, ofName, ofPhone };
}

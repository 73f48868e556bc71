import { type SubmitEvent, useEffect, useState } from 'react';
import type { WireMember } from '#contract/office/team.ts';
import { parseFirstName } from '#domain/customer/customer.ts';
import { applyPhoneMask, parsePhone } from '#domain/customer/phone.ts';
import type { Id } from '#domain/id.ts';
import { boundRoles, type OfficeRole, type Rights, rolesManagedBy } from '#domain/office/team.ts';
import type { Translate } from '#domain/words.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { recordKey } from '#stores/office/menu-records.ts';
import { saveMember, type WorkPlace } from '#stores/office/team.ts';
import { PhoneField } from '#ui/inputs/PhoneField/PhoneField.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import { CheckGroup } from '#ui/office/CheckGroup/CheckGroup.tsx';
import { FormActions } from '#ui/office/RecordForm/FormActions.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { useMutation } from '#ui/office/use-mutation.ts';
import { Select } from '#ui/Select/Select.tsx';
import '#ui/Select/Select.css';
import styles from './OfficeTeam.module.css';

const longestName = 60;

interface MemberFormProps {
  t: Translate<'office'>;
  /** null: a new person */
  member: WireMember | null;
  /** of who fills in the form */
  rights: Rights;
  places: readonly WorkPlace[];
  onSaved: () => void;
  onCancel: () => void;
}

/** Name, phone and role of a person, with what it may do; of those who work for some restaurants also these. */
export function MemberForm(props: MemberFormProps) {
  const { t, member, rights, places } = props;
  const title = member === null ? t('addMember') : t('editNamed', { name: member.name || t('firstOwner') });
  const { draft, change, save, cancel, notice, isBusy, other, ofName, ofPhone } = useMemberForm({ ...props, title });
  useEffect(() => ofName.field.current?.focus(), [ofName.field]);

  const roles = rolesManagedBy(rights).map((value) => ({ value, label: t(`role_${value}`) }));
  const isConfigured = member?.isConfigured === true;
  return (
    <form className={styles['form']} noValidate aria-label={title} onSubmit={(event) => void save(event)}>
      {notice}
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
      <p className={styles['about']}>{t(`role_about_${draft.role}`)}</p>
      {(draft.role === 'manager' || boundRoles.includes(draft.role)) && (
        <div className={styles['restaurants']}>
          <CheckGroup
            legend={t(draft.role === 'manager' ? 'restaurantsOfManager' : 'restaurants')}
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
      <FormActions saveLabel={t('save')} cancelLabel={t('cancel')} isBusy={isBusy} onCancel={cancel} />
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

type Origin = { readonly base: WireMember | null };

function draftOf({ base }: Origin): Draft {
  if (base === null) return { name: '', phone: '', role: 'kitchen', restaurantIds: [] };
  const { name, phone, role, restaurantIds } = base;
  return { name, phone: applyPhoneMask(phone), role, restaurantIds };
}

/** What is typed, kept, checked and sent; each error is beside its field or below all. */
function useMemberForm({ t, title, member, onSaved, onCancel }: MemberFormProps & { title: string }) {
  const [keeper] = useState(() => keeperOf<Draft, Origin>('member', recordKey(member)));
  const [other, setOther] = useState<string | null>(null);
  const [ofName, ofPhone] = [useFieldError(), useFieldError()];
  const saving = useMutation(sendMember, () => {
    keeper.drop();
    onSaved();
  });
  const unsaved = useUnsaved({ keeper, title, origin: { base: member }, initial: draftOf, isWaiting: saving.isWaiting });
  const { draft, notice } = unsaved;

  const change = (changed: Partial<Draft>) => {
    if (changed.name !== undefined) ofName.clear();
    if (changed.phone !== undefined) ofPhone.clear();
    saving.reset();
    unsaved.change(changed);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setOther(null);
    const { name, role, restaurantIds } = draft;
    const phone = parsePhone(draft.phone);
    if (parseFirstName(name) === null) return ofName.reject(t('nameMissing'));
    if (phone === null) return ofPhone.reject(t('phoneInvalid'));
    if (boundRoles.includes(role) && restaurantIds.length === 0) return setOther(t('restaurantsMissing'));
    const failed = await saving.mutate({ id: member?.id ?? null, body: { name, phone, role, restaurantIds: [...restaurantIds] } });
    const code = failed?.problem.code;
    if (failed && (code === 'MEMBER_NAME_TAKEN' || code === 'MEMBER_NAME_UNCLEAR')) ofName.reject(failed.problem.message);
    else if (failed?.problem.code === 'MEMBER_PHONE_TAKEN') ofPhone.reject(failed.problem.message);
    else if (failed) setOther(failed.problem.message);
  };
  const cancel = () => void unsaved.leave(onCancel);
  return { draft, change, save, cancel, notice, isBusy: saving.isBusy, other, ofName, ofPhone };
}

async function sendMember({ id, body }: { id: Id | null; body: Parameters<typeof saveMember>[1] }) {
  const result = await saveMember(id, body);
  return result.ok ? null : { problem: result.problem };
}

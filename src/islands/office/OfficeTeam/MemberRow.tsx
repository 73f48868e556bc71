import { useState } from 'react';
import type { WireMember } from '#contract/office/team.ts';
import { formatPhone } from '#domain/format.ts';
import type { Translate } from '#domain/words.ts';
import type { WorkPlace } from '#stores/office/team.ts';
import { RecordActions } from '#ui/office/RecordList/RecordActions.tsx';
import { RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import styles from './OfficeTeam.module.css';

interface MemberRowProps {
  t: Translate<'office'>;
  member: WireMember;
  places: readonly WorkPlace[];
  canChange: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** A person of the team; removing asks first. */
export function MemberRow({ t, member, places, canChange, onEdit, onRemove }: MemberRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  const name = member.name || t('firstOwner');
  const theirs = places.filter(({ id }) => member.restaurantIds.includes(id)).map((place) => place.name);
  const texts = {
    edit: t('editMember'),
    editNamed: t('editNamed', { name }),
    remove: t('removeMember'),
    removeNamed: t('removeNamed', { name }),
    cancel: t('cancel'),
  };
  const actions = canChange && (
    <RecordActions
      changes=""
      texts={texts}
      isConfirming={isConfirming}
      onEdit={onEdit}
      onConfirming={setConfirming}
      onRemove={member.isConfigured ? null : onRemove}
    />
  );
  return (
    <RecordRow actions={actions}>
      <b>{name}</b> · {t(`role_${member.role}`)}
      <RecordHint>
        <span className={styles['phone']}>{formatPhone(member.phone)}</span>
        {theirs.length > 0 && ` · ${theirs.join(', ')}`}
        {member.isConfigured && ` · ${t('configured')}`}
      </RecordHint>
      {isConfirming && <p role="alert">{t('removeSure', { name })}</p>}
    </RecordRow>
  );
}

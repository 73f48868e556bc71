import { useState } from 'react';
import type { WireMember } from '#contract/office/member-wire.ts';
import { applyPhoneMask } from '#domain/customer/phone-mask.ts';
import type { Translate } from '#domain/words.ts';
import type { WorkPlace } from '#stores/office/team.ts';
import { Button } from '#ui/Button/Button.tsx';
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
  const [isAsking, setAsking] = useState(false);
  const name = member.name || t('firstOwner');
  const theirs = places.filter(({ id }) => member.restaurantIds.includes(id)).map((place) => place.name);
  return (
    <div className={styles['row']}>
      <div className={styles['person']}>
        <b>{name}</b> · {t(`role_${member.role}`)}
        <p className={styles['hint']}>
          <span className={styles['phone']}>{applyPhoneMask(member.phone)}</span>
          {theirs.length > 0 && ` · ${theirs.join(', ')}`}
          {member.isConfigured && ` · ${t('configured')}`}
        </p>
        {isAsking && <p role="alert">{t('removeSure', { name })}</p>}
      </div>
      {canChange && (
        <div className={styles['actions']}>
          {isAsking ? (
            <>
              <Button variant="danger" aria-label={t('removeNamed', { name })} onClick={onRemove}>
                {t('removeMember')}
              </Button>
              <Button variant="ghost" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
            </>
          ) : (
            <>
              <Button variant="soft" aria-label={t('editNamed', { name })} onClick={onEdit}>
                {t('editMember')}
              </Button>
              {!member.isConfigured && (
                <Button variant="ghost" aria-label={t('removeNamed', { name })} onClick={() => setAsking(true)}>
                  {t('removeMember')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}

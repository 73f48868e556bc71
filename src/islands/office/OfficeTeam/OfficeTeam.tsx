import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { canManage, type Rights } from '#domain/office/team.ts';
import { translator, type Words } from '#domain/words.ts';
import { leaveForms, recordToResume } from '#stores/lib/unsaved.ts';
import { loadTeam, loadWorkPlaces, removeMember } from '#stores/office/team.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { LoadState } from '#ui/office/LoadState/LoadState.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { useLoadedData } from '#ui/office/use-loaded-data.ts';
import { MemberForm } from './MemberForm.tsx';
import { MemberRow } from './MemberRow.tsx';

export interface OfficeTeamProps {
  locale: Locale;
  words: Words;
  /** of who is signed in: managers do not manage owners */
  rights: Rights;
}

/**
 * The team: people with their phones, roles and restaurants, to add, edit and remove.
 *
 * ## Why an island?
 *
 * The forms call the API and show each error beside its field.
 */
export const OfficeTeam = withErrorBoundary(function OfficeTeam({ words, rights }: OfficeTeamProps) {
  const t = translator<'office'>(words);
  const { data: loaded, load } = useLoadedData(loadAll);
  const [edited, setEdited] = useState<string | null>(null);
  const { panel, report } = useRecordPanel();
  useResume(typeof loaded === 'object', () => recordToResume('member'), setEdited);

  const open = (id: string) => leaveForms(() => setEdited(id));
  const close = (message: string) => {
    setEdited(null);
    report(message);
  };
  const done = async (message: string) => {
    close(message);
    await load();
  };
  const remove = async (id: string) => {
    if ((await removeMember(id)).ok) await done(t('removed'));
  };

  if (loaded === 'loading' || loaded === 'failed') {
    return <LoadState state={loaded} loading={t('loading')} failed={t('failed')} retry={t('retry')} onRetry={load} />;
  }
  const form = { t, rights, places: loaded.places, onSaved: () => void done(t('saved')), onCancel: () => close('') };
  return (
    <Theme>
      <RecordPanel panel={panel}>
        <RecordList>
          {loaded.members.map((member) => (
            <li key={member.id}>
              {edited === member.id ? (
                <MemberForm {...form} member={member} />
              ) : (
                <MemberRow
                  t={t}
                  member={member}
                  places={loaded.places}
                  canChange={canManage(rights, member)}
                  onEdit={() => void open(member.id)}
                  onRemove={() => void remove(member.id)}
                />
              )}
            </li>
          ))}
          {edited === 'new' && (
            <li>
              <MemberForm {...form} member={null} />
            </li>
          )}
        </RecordList>
        {edited !== 'new' && <Button onClick={() => void open('new')}>{t('addMember')}</Button>}
      </RecordPanel>
    </Theme>
  );
});

/** The team and the restaurants that people may work for. */
async function loadAll() {
  const [members, places] = await Promise.all([loadTeam(), loadWorkPlaces()]);
  return members === null || places === null ? null : { members, places };
}

import { useEffect, useState } from 'react';
import type { WireMember } from '#contract/office/team.ts';
import type { Locale } from '#domain/locale.ts';
import { canManage, type Rights } from '#domain/office/team.ts';
import { translator, type Words } from '#domain/words.ts';
import { leaveForms, recordToResume } from '#stores/lib/unsaved.ts';
import { loadTeam, loadWorkPlaces, removeMember, type WorkPlace } from '#stores/office/team.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { RecordList } from '#ui/office/RecordList/RecordList.tsx';
import { RecordPanel, useRecordPanel } from '#ui/office/RecordList/RecordPanel.tsx';
import { useResume } from '#ui/office/unsaved/use-resume.ts';
import { MemberForm } from './MemberForm.tsx';
import { MemberRow } from './MemberRow.tsx';

export interface OfficeTeamProps {
  locale: Locale;
  words: Words;
  /** of who is signed in: managers do not manage owners */
  rights: Rights;
}

type Loaded = { readonly members: readonly WireMember[]; readonly places: readonly WorkPlace[] };

/**
 * The team: people with their phones, roles and restaurants, to add, edit and remove.
 *
 * ## Why an island?
 *
 * The forms call the API and show each error beside its field.
 */
export const OfficeTeam = withErrorBoundary(function OfficeTeam({ words, rights }: OfficeTeamProps) {
  const t = translator<'office'>(words);
  const { loaded, load } = useTeam();
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

  if (loaded === 'loading') return <p role="status">{t('loading')}</p>;
  if (loaded === 'failed') {
    return (
      <p role="alert">
        {t('failed')} <Button onClick={() => void load()}>{t('retry')}</Button>
      </p>
    );
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
function useTeam() {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading');
  const load = async () => {
    const [members, places] = await Promise.all([loadTeam(), loadWorkPlaces()]);
    setLoaded(members === null || places === null ? 'failed' : { members, places });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), []);
  return { loaded, load };
}

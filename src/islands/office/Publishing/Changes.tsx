import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { plural } from '#domain/words.ts';
import { $promoCodes, checkPromoCode } from '#stores/editor/promo-codes.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { $site, discard, publish, type UnpublishedChange } from '#stores/office/publishing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { mostShown } from './ChangeList.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { nameOfPart } from './content-differences.ts';
import { DoubtQuestion } from './DoubtQuestion.tsx';
import { type Doubts, doubtsOf } from './doubts.ts';
import { Filters } from './Filters.tsx';
import { groupOf, groups } from './groups.ts';
import styles from './Publishing.module.css';
import { PublishProblem } from './PublishProblem.tsx';
import type { Reading } from './reading.ts';
import { type Choice, keyOfName, useChoice } from './use-choice.ts';

interface ChangesProps {
  reading: Reading;
  changes: readonly UnpublishedChange[];
}

/** The unpublished changes, of which all or chosen ones are published, planned or discarded. */
export function Changes({ reading, changes }: ChangesProps) {
  const { t } = reading;
  const choice = useChoice(changes);
  const { shown, chosen } = choice;
  const isWhole = chosen.length === shown.length;
  return (
    <section className={styles['part']} aria-label={t('changes')}>
      <h2>{t('changes')}</h2>
      <Filters reading={reading} changes={changes} choice={choice} />
      <p className={styles['choice']}>
        {t('chosen', { chosen: chosen.length, count: shown.length })}
        <button type="button" className={styles['textButton']} onClick={isWhole ? choice.chooseNone : choice.chooseAll}>
          {t(isWhole ? 'chooseNone' : 'chooseAll')}
        </button>
      </p>
      <Actions reading={reading} chosen={chosen} />
      <ChangeGroups reading={reading} choice={choice} />
    </section>
  );
}

/** Why nothing was published, and the publication that waits for an answer. */
function usePublication(t: Reading['t'], chosen: readonly UnpublishedChange[]) {
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [later, setLater] = useState('');
  const [pending, setPending] = useState<{ readonly at: string | null } | null>(null);
  const send = async (at: string | null) => {
    setPending(null);
    setBusy(true);
    const result = await publish(chosen, at);
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (!result.ok) return;
    setLater('');
    showToast({ kind: 'success', message: t(at === null ? 'published' : 'planned') });
  };
  return { problem, isBusy, later, setLater, pending, setPending, send };
}

/** What speaks against the publication of the chosen changes. */
function useDoubts(chosen: readonly UnpublishedChange[]): Doubts {
  const site = useStore($site, { ssr: () => null });
  const codes = useStore($promoCodes);
  const banners = site?.draft.pages.banners;
  useEffect(() => {
    for (const { link } of banners ?? []) if (link?.kind === 'promo' && link.code !== '') void checkPromoCode(link.code);
  }, [banners]);
  return doubtsOf(site, chosen, (code) => codes.get(code) ?? null);
}

/** Publishes the chosen changes, now or later, after a question about what speaks against it. */
function Actions({ reading, chosen }: { reading: Reading; chosen: readonly UnpublishedChange[] }) {
  const { t } = reading;
  const { problem, isBusy, later, setLater, pending, setPending, send } = usePublication(t, chosen);
  const doubts = useDoubts(chosen);
  const isDisabled = chosen.length === 0 || doubts.blocked.length > 0;
  const ask = async (at: string | null) => {
    if (doubts.unready.length + doubts.missing.length + doubts.wrongCodes.length > 0) setPending({ at });
    else await send(at);
  };
  return (
    <>
      {problem !== null && <PublishProblem reading={reading} problem={problem} />}
      {doubts.blocked.length > 0 && (
        <p className={styles['wrong']}>{t('blocked', { names: doubts.blocked.map((part) => nameOfPart(part, reading)).join(', ') })}</p>
      )}
      <div data-changes="" className={styles['actions']}>
        <Button loading={isBusy} disabled={isDisabled} onClick={() => void ask(null)}>
          {t('publishNow')}
        </Button>
        <PublishTime
          label={t('publishAt')}
          action={t('publishLater')}
          past={t('publishPast')}
          value={later}
          onChange={setLater}
          isBusy={isBusy}
          isDisabled={isDisabled}
          onChoose={ask}
        />
        <DiscardChosen reading={reading} chosen={chosen} />
      </div>
      <DoubtQuestion
        reading={reading}
        doubts={doubts}
        isOpen={pending !== null}
        onConfirm={() => void send(pending?.at ?? null)}
        onCancel={() => setPending(null)}
      />
    </>
  );
}

function DiscardChosen({ reading: { t, words, locale }, chosen }: { reading: Reading; chosen: readonly UnpublishedChange[] }) {
  const run = async () => {
    if (await discard(chosen.map(({ section, id }) => ({ section, id })))) showToast({ kind: 'success', message: t('discarded') });
  };
  return (
    <ConfirmButton label={t('discard')} disabled={chosen.length === 0} title={t('discardTitle')} cancelLabel={t('cancel')} onConfirm={run}>
      {plural<'publishing'>(words, 'discardText', chosen.length, locale)}
    </ConfirmButton>
  );
}

function ChangeGroups({ reading, choice }: { reading: Reading; choice: Choice }) {
  const { t } = reading;
  const listed = choice.shown.slice(0, mostShown);
  return (
    <>
      {groups.map((group) => {
        const own = listed.filter((change) => groupOf(change) === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={t(`group_${group}`)}>
            <h3 className={styles['group']}>{t(`group_${group}`)}</h3>
            <ul className={styles['changes']}>
              {own.map((change) => (
                <ChangeRow key={keyOfName(change)} reading={reading} change={change} choice={choice} />
              ))}
            </ul>
          </section>
        );
      })}
      {choice.shown.length > mostShown && <p>{t('more', { count: choice.shown.length - mostShown })}</p>}
    </>
  );
}

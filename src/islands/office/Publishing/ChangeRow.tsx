import { useState } from 'react';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import { differingLanguages, differingPaths } from '#domain/take-values.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { type DiscardedPart, discard, type UnpublishedChange } from '#stores/office/publishing.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { ChangeText } from './ChangeList.tsx';
import { labelOfPath, nameOfChange } from './differences.ts';
import styles from './Publishing.module.css';
import type { Reading } from './reading.ts';
import type { Choice } from './use-choice.ts';

interface ChangeRowProps {
  reading: Reading;
  change: UnpublishedChange;
  choice: Choice;
}

/** A change that can be left out of the publication, published alone, or discarded. */
export function ChangeRow({ reading, change, choice }: ChangeRowProps) {
  const { t, locale } = reading;
  const name = nameOfChange(change, reading);
  return (
    <li className={styles['choosable']}>
      <input
        type="checkbox"
        aria-label={t('choose', { name })}
        checked={choice.isChosen(change)}
        onChange={(event) => choice.choose(change, event.currentTarget.checked)}
      />
      <div>
        <b>{name}</b>{' '}
        <span className={styles['hint']}>
          {change.by ?? t('nobody')}, <time dateTime={change.at}>{formatDateTime(change.at, locale)}</time>
        </span>
        <ChangeText reading={reading} change={change} />
        <div className={styles['rowActions']}>
          {choice.shown.length > 1 && (
            <button
              type="button"
              className={styles['textButton']}
              aria-label={t('onlyThisOf', { name })}
              onClick={() => choice.chooseOnly(change)}
            >
              {t('onlyThis')}
            </button>
          )}
          <DiscardPart reading={reading} change={change} name={name} />
        </div>
      </div>
    </li>
  );
}

/** More values are discarded with their record. */
const mostValues = 40;

/** What of a change can be discarded alone: its texts of one language, and each value. */
function partsOf(change: UnpublishedChange, reading: Reading): { readonly part: DiscardedPart; readonly label: string }[] {
  const { section, id, before, after } = change;
  const { t } = reading;
  const whole = { part: { section, id }, label: t('discardWhole') };
  if (before === null || after === null || Array.isArray(after)) return [whole];
  const languages = differingLanguages(before, after);
  const paths = differingPaths(before, after);
  if (paths.length < 2) return [whole];
  return [
    whole,
    ...(languages.length < 2
      ? []
      : languages.map((locale) => ({ part: { section, id, locale }, label: t('discardLanguage', { language: t(`lang_${locale}`) }) }))),
    ...paths.slice(0, mostValues).map((path) => ({ part: { section, id, path }, label: labelOfPath(change, path, reading) })),
  ];
}

function DiscardPart({ reading, change, name }: Omit<ChangeRowProps, 'choice'> & { name: string }) {
  const { t } = reading;
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('0');
  const [isBusy, setBusy] = useState(false);
  const parts = isOpen ? partsOf(change, reading) : [];
  const run = async () => {
    const found = parts[Number(chosen)] ?? parts[0];
    if (found === undefined) return;
    setBusy(true);
    const isDone = await discard([found.part]);
    setBusy(false);
    setOpen(false);
    if (isDone) showToast({ kind: 'success', message: t('discarded') });
  };
  return (
    <>
      <button
        data-changes=""
        type="button"
        className={styles['textButton']}
        aria-expanded={isOpen}
        aria-label={t('discardOf', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('discardOne')}
      </button>
      {isOpen && (
        <div className={styles['discard']}>
          <Select
            label={t('discardWhat')}
            value={chosen}
            onChange={setChosen}
            options={parts.map(({ label }, index) => ({ value: String(index), label }))}
          />
          <Button variant="soft" loading={isBusy} onClick={() => void run()}>
            {t('discardYes')}
          </Button>
        </div>
      )}
    </>
  );
}

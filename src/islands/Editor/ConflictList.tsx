import { useEffect, useRef } from 'react';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { decide, type MergeConflict } from '#stores/editor/workspace.ts';
import { Button } from '#ui/Button/Button.tsx';
import fieldStyles from './Fields.module.css';
import publishStyles from './Publish.module.css';

interface ConflictListProps {
  t: Translate<'editor'>;
  mergeConflict: MergeConflict;
}

/** Conflicting changes of two editors, side by side; one version must be chosen before anything is saved. */
export function ConflictList({ t, mergeConflict }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={publishStyles['dispute']} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {t('disputeTitle', { name: mergeConflict.by ?? t('another') })}
      </h2>
      <p>{t('disputeText')}</p>
      {mergeConflict.conflicts.map(({ path, mine, theirs }) => (
        <div key={path} className={publishStyles['conflict']}>
          <b>{nameOf(path, t)}</b>
          <div className={publishStyles['sides']}>
            <Side title={t('mine')} json={mine} action={t('keepMine')} onTake={() => decide(path, 'mine')} />
            <Side title={t('theirs')} json={theirs} action={t('takeTheirs')} onTake={() => decide(path, 'theirs')} />
          </div>
        </div>
      ))}
    </section>
  );
}

function Side({ title, json, action, onTake }: { title: string; json: string; action: string; onTake: () => void }) {
  const value: unknown = JSON.parse(json);
  return (
    <div>
      <p className={fieldStyles['label']}>{title}</p>
      <p className={fieldStyles['pieces']}>{typeof value === 'string' ? value : JSON.stringify(value)}</p>
      <Button variant="soft" onClick={onTake}>
        {action}
      </Button>
    </div>
  );
}

/** The editor's name of a path such as `settings.aboutUs.uz`. */
function nameOf(path: string, t: Translate<'editor'>): string {
  const [kind, field = '', locale] = path.split('.');
  const name = (key: string) => translateUnknown(t, key) ?? path;
  if (kind === 'pages') return t('page_blocks');
  if (kind === 'comments') return `${t('comment')}: ${name(`page_${field}`)}`;
  if (kind === 'ready') return `${t('ready')}: ${name(`lang_${field}`)}`;
  return locale === undefined ? name(`field_${field}`) : `${name(`field_${field}`)}: ${name(`lang_${locale}`)}`;
}

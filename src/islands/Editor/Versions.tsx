import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { WireVersion } from '#contract/editor/editor-versions.ts';
import { type PlainField, plainFields, textOf, textRules } from '#domain/content/fields.ts';
import { formatDateTime } from '#domain/format.ts';
import { locales } from '#domain/locale.ts';
import type { SiteSettings } from '#domain/site-settings.ts';
import { $versions, loadVersions, readVersion } from '#stores/editor/versions.ts';
import { restoreVersion } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import { DiffText } from './DiffText.tsx';
import styles from './Editor.module.css';
import fieldStyles from './Fields.module.css';
import publishStyles from './Publish.module.css';
import type { Part } from './section-props.ts';

/** Every published version; one button publishes it again. */
export function Versions(part: Part) {
  const { t } = part;
  const versions = useStore($versions);
  useEffect(() => void loadVersions(), []);
  if (versions === null) return <p role="status">{t('loading')}</p>;
  if (versions.length === 0) return <p>{t('noVersions')}</p>;
  return (
    <ol className={publishStyles['versions']}>
      {versions.map((version, index) => (
        <VersionRow key={version.id} {...part} version={version} isOnSite={index === 0} />
      ))}
    </ol>
  );
}

function VersionRow({ locale, t, workspace, version, isOnSite }: Part & { version: WireVersion; isOnSite: boolean }) {
  const { id, publishedAt, by, isImported, restoredFrom } = version;
  const [settings, setSettings] = useState<SiteSettings | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);

  const compare = () => readVersion(id).then(setSettings);
  const confirm = () => {
    setIsConfirming(true);
    if (settings === null) void compare();
  };
  const restore = async () => {
    setBusy(true);
    const isDone = await restoreVersion(id);
    setBusy(false);
    setIsConfirming(false);
    if (!isDone) return;
    showToast({ kind: 'success', message: t('restored', { id }) });
    await loadVersions();
  };

  const time = formatDateTime(publishedAt, locale);
  return (
    <li>
      <div>
        <b>{t('version', { id })}</b>
        <p className={styles['hint']}>
          {isImported ? t('versionImported', { time }) : t('versionBy', { time, name: by ?? t('nobody') })}
          {restoredFrom !== null && ` · ${t('versionRestored', { id: restoredFrom })}`}
        </p>
        {settings === null ? (
          <button type="button" className={fieldStyles['textButton']} onClick={() => void compare()}>
            {t('compare')}
          </button>
        ) : (
          <VersionDifferences t={t} version={settings} published={workspace.published} />
        )}
      </div>
      {!isOnSite && workspace.canPublish && (
        <Button variant="soft" loading={isBusy} aria-label={`${t('restore')}: ${t('version', { id })}`} onClick={confirm}>
          {t('restore')}
        </Button>
      )}
      <ConfirmDialog
        opened={isConfirming}
        title={t('restoreTitle', { id })}
        confirmLabel={t('restore')}
        cancelLabel={t('restoreNo')}
        loading={isBusy}
        onConfirm={() => void restore()}
        onCancel={() => setIsConfirming(false)}
      >
        {t('restoreText')}
        {settings !== null && <VersionDifferences t={t} version={settings} published={workspace.published} />}
      </ConfirmDialog>
    </li>
  );
}

function VersionDifferences({ t, version, published }: Pick<Part, 't'> & { version: SiteSettings; published: SiteSettings }) {
  const different = textRules.flatMap(({ field }) =>
    locales
      .map((locale) => ({ field, locale, before: textOf(published, field, locale), after: textOf(version, field, locale) }))
      .filter(({ before, after }) => before !== after),
  );
  const others = (Object.keys(plainFields) as PlainField[]).filter(
    (field) => JSON.stringify(published[field]) !== JSON.stringify(version[field]),
  );
  if (different.length === 0 && others.length === 0) return <p className={styles['hint']}>{t('same')}</p>;
  return (
    <>
      {different.map(({ field, locale, before, after }) => (
        <div key={`${field}.${locale}`}>
          <p className={fieldStyles['label']}>
            {t(`field_${field}`)}: {t(`lang_${locale}`)}
          </p>
          <DiffText t={t} before={before} after={after} />
        </div>
      ))}
      {others.map((field) => (
        <p key={field} className={fieldStyles['label']}>
          {t(`field_${field}`)}: <del>{plain(published[field])}</del> <ins>{plain(version[field])}</ins>
        </p>
      ))}
    </>
  );
}

/** A value without languages as readable text. */
function plain(value: SiteSettings[PlainField]): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

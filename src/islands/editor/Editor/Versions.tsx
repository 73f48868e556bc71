import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { WireVersion } from '#contract/editor/editor-versions.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import { type PlainField, plainFields, textOf, textRules } from '#domain/content/fields.ts';
import { comparePages } from '#domain/content/pages/compare-pages.ts';
import { locales } from '#domain/locale.ts';
import { isSameValue } from '#domain/same-value.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
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
import { PageDifferences } from './pages/PageDifferences.tsx';
import { ChangeLog } from './publishing/ChangeLog.tsx';
import type { Part } from './section-props.ts';

/** Every published version, and what editors did. */
export function Versions(part: Part) {
  return (
    <>
      <VersionList {...part} />
      <ChangeLog {...part} />
    </>
  );
}

/** One button publishes a version again. */
function VersionList(part: Part) {
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
  const [content, setContent] = useState<SiteContent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);

  const compare = () => readVersion(id).then(setContent);
  const confirm = () => {
    setIsConfirming(true);
    if (content === null) void compare();
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
        {content === null ? (
          <button type="button" className={fieldStyles['textButton']} onClick={() => void compare()}>
            {t('compare')}
          </button>
        ) : (
          <VersionDifferences locale={locale} t={t} version={content} workspace={workspace} />
        )}
      </div>
      {!isOnSite && (
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
        {content !== null && <VersionDifferences locale={locale} t={t} version={content} workspace={workspace} />}
      </ConfirmDialog>
    </li>
  );
}

interface VersionDifferencesProps extends Pick<Part, 'locale' | 't' | 'workspace'> {
  version: SiteContent;
}

/** Only pages where another system publishes the settings: a version does not bring those back. */
function VersionDifferences({ locale, t, version, workspace }: VersionDifferencesProps) {
  const { publishedPages, canPublish } = workspace;
  const published = canPublish ? workspace.published : version.settings;
  const hasSameBanners = isSameValue(publishedPages.banners, version.pages.banners);
  const hasSamePages = hasSameBanners && comparePages(publishedPages, version.pages).length === 0;
  const pages = (
    <>
      <PageDifferences locale={locale} t={t} before={publishedPages} after={version.pages} />
      {!hasSameBanners && <p className={fieldStyles['label']}>{t('diff_banners')}</p>}
    </>
  );
  return <SettingsDifferences t={t} version={version.settings} published={published} rest={hasSamePages ? null : pages} />;
}

interface SettingsDifferencesProps extends Pick<Part, 't'> {
  version: SiteSettings;
  published: SiteSettings;
  /** null: nothing else differs */
  rest: ReactNode;
}

function SettingsDifferences({ t, version, published, rest }: SettingsDifferencesProps) {
  const different = textRules.flatMap(({ field }) =>
    locales
      .map((locale) => ({ field, locale, before: textOf(published, field, locale), after: textOf(version, field, locale) }))
      .filter(({ before, after }) => before !== after),
  );
  const others = (Object.keys(plainFields) as PlainField[]).filter((field) => !isSameValue(published[field], version[field]));
  if (different.length === 0 && others.length === 0 && rest === null) return <p className={styles['hint']}>{t('same')}</p>;
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
      {rest}
    </>
  );
}

/** A value without languages as readable text. */
function plain(value: SiteSettings[PlainField]): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

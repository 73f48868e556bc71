import { useMemo, useState } from 'react';
import { type ContentPart, partOfIssue, textsOfParts } from '#domain/content/content-parts.ts';
import type { SiteContent } from '#domain/content/draft.ts';
import type { BannerIssue, PromoRule } from '#domain/content/pages/lint-banners.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { changedParts } from '#stores/editor/merge-workspace.ts';
import { loadVersions } from '#stores/editor/versions.ts';
import { markReady, publishDraft } from '#stores/editor/workspace.ts';
import { showToast } from '#stores/lib/toasts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from '../Editor.module.css';
import fieldStyles from '../Fields.module.css';
import { issueText } from '../IssueList.tsx';
import { jumpTargets } from '../JumpBar.tsx';
import publishStyles from '../Publish.module.css';
import type { Part } from '../section-props.ts';
import { ChosenParts } from './ChosenParts.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { PlannedList } from './PlannedList.tsx';
import { PreviewLink } from './PreviewLink.tsx';
import { partNames } from './part-name.ts';
import { useAfterUploads } from './use-after-uploads.ts';

interface PublishPanelProps extends Part {
  /** the section that is open */
  page: ContentPart;
}

/** Who has reviewed what, what has changed, and publishing of all or some of it: immediately or at a given time. */
export function PublishPanel({ page, ...part }: PublishPanelProps) {
  const { t, workspace } = part;
  const [isBusy, setBusy] = useState(false);
  const [later, setLater] = useState('');
  const [left, setLeft] = useState<ReadonlySet<ContentPart>>(new Set());
  // the publication that waits for a confirmation
  const [pending, setPending] = useState<{ readonly instant: string | null } | null>(null);
  const changed = useMemo(() => changedParts(workspace), [workspace]);
  const chosen = changed.filter((each) => !left.has(each));
  const blocked = blockedParts(part, chosen);
  const unready = chosenLanguages(workspace, chosen).filter((language) => !workspace.draft.ready[language]);
  const missing = missingLanguages(part, chosen);
  const wrongCodes = chosen.includes('banners') ? wrongCodesOf(part) : [];
  const isDisabled = blocked.length > 0 || chosen.length === 0;

  const confirmOrPublish = async (instant: string | null) => {
    if (unready.length + missing.length + wrongCodes.length > 0) setPending({ instant });
    else await publish(instant);
  };
  const publish = async (instant: string | null) => {
    setPending(null);
    setBusy(true);
    const isDone = await publishDraft(instant, chosen.length === changed.length ? null : chosen);
    setBusy(false);
    if (!isDone) return;
    if (instant !== null) setLater('');
    showToast({ kind: 'success', message: t(instant === null ? 'published' : 'planned') });
    void loadVersions();
  };

  const { start, cancel, isWaiting, hasFailed } = useAfterUploads(confirmOrPublish);

  return (
    <section id={jumpTargets.toPublish} className={publishStyles['publish']} aria-label={t('publishTitle')}>
      <h2>{t('publishTitle')}</h2>
      <ChosenParts {...part} page={page} changed={changed} left={left} onLeave={setLeft} />
      <ReadyLanguages {...part} />
      {blocked.length > 0 && <p className={styles['wrong']}>{t('blocked', { names: partNames(blocked, part) })}</p>}
      <PublishButtons t={t} isDisabled={isDisabled} later={later} isBusy={isBusy || isWaiting} onLater={setLater} onPublish={start} />
      <UploadNotice t={t} isWaiting={isWaiting} hasFailed={hasFailed} onCancel={cancel} />
      <PlannedList {...part} />
      <PreviewLink {...part} page={page} />
      <DiscardDraft t={t} names={partNames(changed, part)} />
      <DoubtQuestion
        t={t}
        unready={unready}
        missing={missing}
        wrongCodes={wrongCodes}
        isOpen={pending !== null}
        onConfirm={() => void publish(pending?.instant ?? null)}
        onCancel={() => setPending(null)}
      />
    </section>
  );
}

interface PublishButtonsProps extends Pick<Part, 't'> {
  isBusy: boolean;
  isDisabled: boolean;
  /** the time that is typed */
  later: string;
  onLater: (later: string) => void;
  /** @param instant null: immediately */
  onPublish: (instant: string | null) => Promise<void>;
}

function PublishButtons({ t, isBusy, isDisabled, later, onLater, onPublish }: PublishButtonsProps) {
  return (
    <div className={publishStyles['actions']}>
      <Button loading={isBusy} disabled={isDisabled} onClick={() => void onPublish(null)}>
        {t('publishNow')}
      </Button>
      <PublishTime
        isBusy={isBusy}
        isDisabled={isDisabled}
        value={later}
        label={t('publishAt')}
        action={t('publishLater')}
        past={t('publishPast')}
        onChange={onLater}
        onChoose={onPublish}
      />
    </div>
  );
}

interface UploadNoticeProps extends Pick<Part, 't'>, Pick<ReturnType<typeof useAfterUploads>, 'isWaiting' | 'hasFailed'> {
  onCancel: () => void;
}

/** That a publication waits for files, or that one of them is missing. */
function UploadNotice({ t, isWaiting, hasFailed, onCancel }: UploadNoticeProps) {
  return (
    <>
      <p role="status">{isWaiting && t('publishWaits')}</p>
      {isWaiting && (
        <div className={publishStyles['actions']}>
          <Button variant="ghost" onClick={onCancel}>
            {t('publishNotNow')}
          </Button>
        </div>
      )}
      {hasFailed && (
        <p role="alert" className={styles['wrong']}>
          {t('publishUploadFailed')}
        </p>
      )}
    </>
  );
}

interface WrongCode extends Pick<BannerIssue, 'id' | 'found'> {
  readonly rule: PromoRule;
}

function wrongCodesOf({ bannerIssues }: Part): WrongCode[] {
  return bannerIssues.flatMap(({ id, rule, found }) => (rule === 'promo_unknown' || rule === 'promo_over' ? [{ id, rule, found }] : []));
}

interface DoubtQuestionProps extends Pick<Part, 't'> {
  isOpen: boolean;
  unready: readonly Locale[];
  /** without a text that the chosen parts need */
  missing: readonly Locale[];
  /** promo codes of banners that customers can't use */
  wrongCodes: readonly WrongCode[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Whether to publish without a translation, texts that nobody has marked as checked, or a promo code that does not work. */
function DoubtQuestion({ t, isOpen, unready, missing, wrongCodes, onConfirm, onCancel }: DoubtQuestionProps) {
  const namesOf = (languages: readonly Locale[]) => languages.map((language) => t(`lang_${language}`)).join(', ');
  const title = missing.length > 0 ? 'missingTitle' : 'doubtTitle';
  return (
    <ConfirmDialog
      opened={isOpen}
      title={t(unready.length > 0 ? 'unreadyTitle' : title)}
      confirmLabel={t('unreadyYes')}
      cancelLabel={t('unreadyNo')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unready.length > 0 && t('unreadyText', { languages: namesOf(unready) })}
      {missing.length > 0 && <span className={publishStyles['doubt']}>{t('missingText', { languages: namesOf(missing) })}</span>}
      {wrongCodes.map(({ id, rule, found }) => (
        <span key={id} className={publishStyles['doubt']}>
          {t('doubtBanner', { problem: issueText(t, { rule, found }) })}
        </span>
      ))}
    </ConfirmDialog>
  );
}

type Contents = Part['workspace'];

function siteOf({ published, publishedPages }: Contents): SiteContent {
  return { settings: published, pages: publishedPages };
}

/** The chosen parts of which something prevents the publication. */
function blockedParts({ workspace, issues, pageIssues, bannerIssues }: Part, chosen: readonly ContentPart[]): readonly ContentPart[] {
  const blocking = [...issues, ...pageIssues].filter(({ isBlocking }) => isBlocking);
  const found = new Set<ContentPart>(blocking.map(({ page }) => partOfIssue(page, workspace.draft.pages)));
  if (bannerIssues.some(({ isBlocking }) => isBlocking)) found.add('banners');
  return chosen.filter((part) => found.has(part));
}

/** The languages in which a text of the chosen parts differs from the site. */
function chosenLanguages(workspace: Contents, chosen: readonly ContentPart[]): Locale[] {
  const differs = (language: Locale) =>
    textsOfParts(workspace.draft, chosen, language).join('\n') !== textsOfParts(siteOf(workspace), chosen, language).join('\n');
  return locales.filter(differs);
}

/** The languages in which a chosen part has no text, so that its readers see the Russian one. */
function missingLanguages({ workspace, issues, pageIssues }: Part, chosen: readonly ContentPart[]): Locale[] {
  const found = [...issues, ...pageIssues].filter(
    ({ rule, page }) => rule === 'missing' && chosen.includes(partOfIssue(page, workspace.draft.pages)),
  );
  return locales.filter((language) => found.some(({ locale }) => locale === language));
}

/** Which languages are marked as checked. */
function ReadyLanguages({ t, workspace }: Part) {
  const { ready } = workspace.draft;
  return (
    <fieldset className={publishStyles['ready']}>
      <legend>{t('ready')}</legend>
      {locales.map((language) => (
        <label key={language} className={fieldStyles['check']}>
          <input type="checkbox" checked={ready[language]} onChange={({ currentTarget }) => markReady(language, currentTarget.checked)} />
          {t(`lang_${language}`)}
        </label>
      ))}
    </fieldset>
  );
}

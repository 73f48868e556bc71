import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WireMailingTexts } from '#contract/office/mailings.ts';
import { formatNumber } from '#domain/format.ts';
import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import { isEmptyText, noText } from '#domain/localized-text.ts';
import { mailingTimeFrom, mostMailingText, mostMailingTitle } from '#domain/order/mailing.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { randomUuid } from '#stores/lib/random-uuid.ts';
import { keeperOf } from '#stores/lib/unsaved.ts';
import { planMailing, testMailing } from '#stores/office/mailings.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PublishTime } from '#ui/inputs/PublishTime/PublishTime.tsx';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { FieldGrid } from '#ui/office/RecordForm/FieldGrid.tsx';
import { FieldGroup } from '#ui/office/RecordForm/FieldGroup.tsx';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import { useUnsaved } from '#ui/office/unsaved/use-unsaved.tsx';
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog/ConfirmDialog.tsx';
import styles from './OfficeMailings.module.css';

interface MailingFormProps {
  t: Translate<'office-mailings'>;
  locale: Locale;
  /** how many customers get it now */
  count: number;
  onPlanned: () => Promise<void>;
  onCancel: () => void;
}

interface Draft extends WireMailingTexts {
  /** YYYY-MM-DDTHH:mm; '': none is chosen */
  readonly time: string;
}

const origin = { base: null };
type Act = 'test' | 'send' | 'plan';

/** One message in three languages: sent to oneself, now, or at a time. */
export function MailingForm({ t, locale, count, onPlanned, onCancel }: MailingFormProps) {
  const { form, unsaved, isTried, busy, failure, status, isAsking, act, ask, stopAsking } = useMailing(t, onPlanned);
  const { draft, change } = unsaved;
  const chosen = draft.time === '' ? Date.now() : Date.parse(`${draft.time}:00+05:00`);
  const begin = mailingTimeFrom(chosen);
  return (
    <>
      <RecordForm
        ref={form}
        title={t('new')}
        notice={unsaved.notice}
        error={failure}
        saveLabel={t('send')}
        cancelLabel={t('cancel')}
        isBusy={busy === 'send'}
        onSubmit={ask}
        onCancel={() => void unsaved.leave(onCancel)}
        actions={
          <Button variant="soft" loading={busy === 'test'} onClick={() => void act('test', null)}>
            {t('test')}
          </Button>
        }
      >
        <Texts t={t} field="title" value={draft.title} isTried={isTried} onChange={(title) => change({ title })} />
        <Texts t={t} field="text" value={draft.text} isTried={isTried} onChange={(text) => change({ text })} />
        <p className={styles['hint']}>{t('languageHint')}</p>
        <FieldGroup legend={t('when_later')}>
          <div className={styles['time']}>
            <PublishTime
              label={t('time')}
              action={t('plan')}
              past={t('time_past')}
              value={draft.time}
              isBusy={busy === 'plan'}
              onChange={(time) => change({ time })}
              onChoose={(instant) => act('plan', instant)}
            />
          </div>
          {begin > chosen && (
            <p className={styles['hint']}>{t('night', { time: formatDateTime(new Date(begin).toISOString(), locale) })}</p>
          )}
        </FieldGroup>
        <p role="status" className={styles['hint']}>
          {status}
        </p>
      </RecordForm>
      <ConfirmDialog
        opened={isAsking}
        title={t('sendTitle')}
        confirmLabel={t('send')}
        cancelLabel={t('cancel')}
        loading={busy === 'send'}
        onConfirm={() => void act('send', null)}
        onCancel={stopAsking}
      >
        {t('sendText', { count: formatNumber(count, locale) })}
      </ConfirmDialog>
    </>
  );
}

interface TextsProps {
  t: Translate<'office-mailings'>;
  field: 'title' | 'text';
  value: LocalizedText;
  isTried: boolean;
  onChange: (value: LocalizedText) => void;
}

/** One text in three languages; what is missing in all of them is shown at the first. */
function Texts({ t, field, value, isTried, onChange }: TextsProps) {
  const error = isTried && isEmptyText(value) ? t(`${field}_missing`) : null;
  return (
    <FieldGrid>
      {locales.map((language) => {
        const shared = {
          ...{ lang: language, label: `${t(field)} · ${language.toUpperCase()}`, value: value[language] },
          error: language === 'ru' ? error : null,
          onChange: (text: string) => onChange({ ...value, [language]: text }),
        };
        return field === 'title' ? (
          <TextField key={language} {...shared} maxLength={mostMailingTitle} autoComplete="off" />
        ) : (
          <TextArea key={language} {...shared} maxLength={mostMailingText} rows={5} />
        );
      })}
    </FieldGrid>
  );
}

function useMailing(t: Translate<'office-mailings'>, onPlanned: () => Promise<void>) {
  const [id] = useState(randomUuid);
  const [keeper] = useState(() => keeperOf<Draft, typeof origin>('mailing', 'new'));
  const initial = () => ({ title: noText, text: noText, time: '' });
  const unsaved = useUnsaved<Draft, typeof origin>({ keeper, origin, initial, title: t('new') });
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState<Act | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { title, text } = unsaved.draft;
  const isWritten = () => {
    setFailure(null);
    setStatus('');
    if (!isEmptyText(title) && !isEmptyText(text)) return true;
    flushSync(() => setTried(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return false;
  };
  const act = async (what: Act, sendAt: string | null) => {
    if (busy !== null || !isWritten()) return;
    setBusy(what);
    const tested = what === 'test' ? await testMailing({ title, text }) : null;
    const result = tested ?? (await planMailing(id, { title, text }, sendAt));
    setBusy(null);
    setAsking(false);
    if (!result.ok) return setFailure(result.problem.message);
    if (tested?.ok) return setStatus(t('test_done', { where: t(`where_${tested.value.channel}`) }));
    unsaved.saved();
    await onPlanned();
  };
  const ask = () => {
    if (isWritten()) setAsking(true);
  };
  return { form, unsaved, isTried, busy, failure, status, isAsking, act, ask, stopAsking: () => setAsking(false) };
}

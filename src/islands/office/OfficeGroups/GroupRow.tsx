import { useState } from 'react';
import { foreignLanguage } from '#domain/foreign-language.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import { requestGroupCommand, type TelegramGroups } from '#stores/office/telegram-groups.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ConfirmButton } from '#ui/office/ConfirmButton/ConfirmButton.tsx';
import { RecordHint, RecordRow } from '#ui/office/RecordList/RecordList.tsx';
import { GroupSteps } from './GroupSteps.tsx';

export type GroupOfRestaurant = TelegramGroups['restaurants'][number];

interface GroupRowProps {
  t: Translate<'office-groups'>;
  locale: Locale;
  restaurant: GroupOfRestaurant;
  bot: string;
  onRefresh: () => Promise<void>;
  onEnd: () => Promise<void>;
}

/** A restaurant and its group; the command is made by a tap, since it is valid for an hour. */
export function GroupRow({ t, locale, restaurant, bot, onRefresh, onEnd }: GroupRowProps) {
  const { id, name, group } = restaurant;
  const [command, setCommand] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    setCommand(await requestGroupCommand(id));
    setBusy(false);
  };
  const refresh = async () => {
    setCommand(null);
    await onRefresh();
  };
  const actions = (
    <>
      <Button variant="soft" loading={isBusy} aria-label={t(group === null ? 'connectOf' : 'againOf', { name })} onClick={() => void ask()}>
        {t(group === null ? 'connect' : 'again')}
      </Button>
      {group !== null && (
        <ConfirmButton
          label={t('end')}
          name={t('endOf', { name })}
          title={t('endTitle', { name })}
          cancelLabel={t('cancel')}
          onConfirm={onEnd}
        >
          {t('endText')}
        </ConfirmButton>
      )}
    </>
  );
  return (
    <>
      <RecordRow actions={actions}>
        <b lang={foreignLanguage(name, locale)}>{name}</b>
        <RecordHint>
          {group === null ? t('none') : t('connected', { title: group.title, time: formatDateTime(group.since, locale) })}
        </RecordHint>
      </RecordRow>
      {command !== null && <GroupSteps {...{ t, bot, command }} onRefresh={() => void refresh()} />}
    </>
  );
}

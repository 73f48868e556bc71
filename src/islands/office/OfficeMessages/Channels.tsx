import { useId } from 'react';
import type { WireOfficeMessages } from '#contract/office/messages.ts';
import { formatNumber, formatPrice } from '#domain/format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatDateTime } from '#domain/schedule/date-time.ts';
import type { Translate } from '#domain/words.ts';
import styles from './OfficeMessages.module.css';

interface ChannelsProps {
  t: Translate<'office-messages'>;
  locale: Locale;
  messages: WireOfficeMessages;
}

const figures = ['sent', 'failed', 'waiting'] as const;

/** The figures of each channel. */
export function Channels({ t, locale, messages: { channels, codes } }: ChannelsProps) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('channels')}</h2>
      <div className={styles['table']}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('channel')}</th>
              {[...figures, 'cost' as const].map((figure) => (
                <th key={figure} scope="col" className={styles['figure']}>
                  {t(figure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channels.map((channel) => (
              <tr key={channel.channel}>
                <th scope="row">{t(`channel_${channel.channel}`)}</th>
                {figures.map((figure) => (
                  <Figure key={figure} label={t(figure)} value={formatNumber(channel[figure], locale)} />
                ))}
                <Figure label={t('cost')} value={formatPrice(channel.cost, locale)} />
              </tr>
            ))}
            <CodesRow t={t} name={t('codes')} locale={locale} sent={codes.sms.sent} failed={null} cost={codes.sms.cost} />
            {codes.telegram && <CodesRow t={t} name={t('codesTelegram')} locale={locale} {...codes.telegram} />}
          </tbody>
        </table>
      </div>
      {channels.map(({ channel, waitsSince, pausedUntil }) => {
        const name = t(`channel_${channel}`);
        const notes = [
          waitsSince === null ? null : t('waitsSince', { name, time: formatDateTime(waitsSince, locale) }),
          pausedUntil === null ? null : t('pausedUntil', { name, time: formatDateTime(pausedUntil, locale) }),
        ].filter((note) => note !== null);
        return notes.map((note) => (
          <p key={note} className={styles['hint']}>
            {note}
          </p>
        ));
      })}
      <p className={styles['hint']}>
        {[
          t('channelsHint', { left: formatNumber(codes.left, locale) }),
          codes.telegram && t('codesReturned'),
          codes.sms.cost === null && t('priceUnknown'),
          codes.telegram?.cost === null && t('priceUnknownTelegram'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

interface CodesRowProps extends Pick<ChannelsProps, 't' | 'locale'> {
  name: string;
  sent: number;
  /** null: not known */
  failed: number | null;
  /** null: not known */
  cost: number | null;
}

function CodesRow({ t, name, locale, sent, failed, cost }: CodesRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <Figure label={t('sent')} value={formatNumber(sent, locale)} />
      <Figure label={t('failed')} value={failed === null ? '—' : formatNumber(failed, locale)} />
      <Figure label={t('waiting')} value="—" />
      <Figure label={t('cost')} value={cost === null ? '—' : formatPrice(cost, locale)} />
    </tr>
  );
}

/** The label stands beside the value where the heads of the columns are not shown. */
function Figure({ label, value }: { label: string; value: string }) {
  return (
    <td className={styles['figure']} data-label={label}>
      {value}
    </td>
  );
}

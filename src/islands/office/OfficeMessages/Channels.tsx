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

/** The figures of each channel; a table that scrolls within itself where it is narrow. */
export function Channels({ t, locale, messages: { channels, codes } }: ChannelsProps) {
  const id = useId();
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <h2 id={id}>{t('channels')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <div className={styles['scrolled']} tabIndex={0}>
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
                  <td key={figure} className={styles['figure']}>
                    {formatNumber(channel[figure], locale)}
                  </td>
                ))}
                <td className={styles['figure']}>{formatPrice(channel.cost, locale)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('codes')}</th>
              <td className={styles['figure']}>{formatNumber(codes.sent, locale)}</td>
              <td className={styles['figure']}>—</td>
              <td className={styles['figure']}>—</td>
              <td className={styles['figure']}>{codes.cost === null ? '—' : formatPrice(codes.cost, locale)}</td>
            </tr>
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
        {t('channelsHint', { left: formatNumber(codes.left, locale) })}
        {codes.cost === null && ` ${t('priceUnknown')}`}
      </p>
    </section>
  );
}

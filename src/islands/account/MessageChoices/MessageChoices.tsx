import { useEffect, useEffectEvent, useState } from 'react';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import type { Locale } from '#domain/locale.ts';
import { customerChannels } from '#domain/order/message-level.ts';
import { type Translate, translator, type Words } from '#domain/words.ts';
import { agreeToOffers, changeMessages, endMessages, loadMessageChoices } from '#stores/account/messages.ts';
import { endPush } from '#stores/account/web-push.ts';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import { Theme } from '#ui/inputs/Theme/Theme.tsx';
import { MailWay } from './MailWay.tsx';
import styles from './MessageChoices.module.css';
import { OffersBox } from './OffersBox.tsx';
import { PushWay } from './PushWay.tsx';
import { type MessageTarget, TargetRow } from './TargetRow.tsx';
import { TelegramWay } from './TelegramWay.tsx';

export interface MessageChoicesProps {
  locale: Locale;
  words: Words;
  /** As the server has them. */
  choices: WireMessageChoices;
}

/**
 * Where the customer gets news of orders, and what (R-MSG-1, R-MSG-2), and whether offers, too (R-MAILING-1).
 *
 * ## Why an island?
 *
 * The browser is asked for its permission, a code is typed, and Telegram connects in another window while the page stays open.
 */
export const MessageChoices = withErrorBoundary(function MessageChoices({ locale, words, choices }: MessageChoicesProps) {
  const t = translator<'messages'>(words);
  const { shown, status, connected, end, change, agree } = useChoices(t, choices);
  const { ways, targets } = shown;
  const adds = {
    telegram: ways.telegram && <TelegramWay t={t} isProven={ways.telegram.isProven} onConnected={() => connected(t('telegram_on'))} />,
    push: ways.push && !targets.some(({ isThisBrowser }) => isThisBrowser) && (
      <PushWay t={t} publicKey={ways.push.publicKey} onAllowed={() => connected(t('push_on'))} />
    ),
    email: ways.email && <MailWay t={t} onConfirmed={() => connected(t('email_on'))} />,
  };
  return (
    <Theme>
      <div className={styles['ways']}>
        {customerChannels
          .filter((channel) => ways[channel] !== null)
          .map((channel) => {
            const own = targets.filter((target) => target.channel === channel);
            return (
              <section key={channel} className={styles['way']} aria-labelledby={`way-${channel}`}>
                <h2 id={`way-${channel}`}>{t(`way_${channel}`)}</h2>
                <p className={styles['note']}>{t(`about_${channel}`)}</p>
                {own.map((target) => (
                  <TargetRow
                    key={target.id}
                    t={t}
                    locale={locale}
                    target={target}
                    onChange={(level) => change(target, level)}
                    onEnd={() => end(target)}
                  />
                ))}
                {(own.length === 0 || channel === 'push') && adds[channel]}
              </section>
            );
          })}
        <OffersBox t={t} locale={locale} choices={shown} onChange={agree} />
        <p role="status" className={styles['note']}>
          {status}
        </p>
      </div>
    </Theme>
  );
});

/** What is chosen, as the server has it after each change. */
function useChoices(t: Translate<'messages'>, choices: WireMessageChoices) {
  const [shown, setShown] = useState(choices);
  const [status, setStatus] = useState('');
  const load = async () => {
    const loaded = await loadMessageChoices();
    if (loaded !== null) setShown(loaded);
  };
  useReturn(load);
  const end = async (target: MessageTarget) => {
    if (target.isThisBrowser) await endPush();
    if (await endMessages(target.id)) setStatus(t('ended'));
    await load();
  };
  const change = async ({ id }: MessageTarget, level: MessageTarget['level']) => {
    if (await changeMessages(id, level)) setStatus(t('saved'));
    await load();
  };
  const agree = async (isAgreed: boolean) => {
    if (await agreeToOffers(isAgreed)) setStatus(t(isAgreed ? 'offers_on' : 'offers_off'));
    await load();
  };
  return { shown, status, connected: (text: string) => load().then(() => setStatus(text)), end, change, agree };
}

/** Telegram connects in another window: what has changed is seen when the person comes back. */
function useReturn(load: () => Promise<void>): void {
  const loadAgain = useEffectEvent(() => void load());
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') loadAgain();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}

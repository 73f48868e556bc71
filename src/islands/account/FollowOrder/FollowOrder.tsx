import { useState } from 'react';
import type { WireMessageChoices } from '#contract/account/messages.ts';
import { translator, type Words } from '#domain/words.ts';
import { requestTelegramLink } from '#stores/account/messages.ts';
import { connectOpenTelegram } from '#stores/account/telegram.ts';
import { allowPush, type PushOutcome } from '#stores/account/web-push.ts';
import { Button } from '#ui/Button/Button.tsx';
import { withErrorBoundary } from '#ui/IslandErrorBoundary/with-error-boundary.tsx';
import styles from './FollowOrder.module.css';

export interface FollowOrderProps {
  words: Words;
  /** What the shop offers, without what is connected already. */
  ways: Pick<WireMessageChoices['ways'], 'telegram' | 'push'>;
  /** The page where everything is chosen. */
  href: string;
}

/**
 * Offers news of the order in Telegram and in this browser, by a tap (R-MSG-10).
 *
 * ## Why an island?
 *
 * The permission of the browser is asked for by a script, and the link of the bot is made when it is wanted.
 */
export const FollowOrder = withErrorBoundary(function FollowOrder({ words, ways, href }: FollowOrderProps) {
  const t = translator<'follow-order'>(words);
  const [push, setPush] = useState<PushOutcome | 'asked' | null>(null);
  const telegram = useTelegram(ways.telegram?.isProven ?? false);
  const askBrowser = async (publicKey: string) => {
    setPush('asked');
    setPush(await allowPush(publicKey));
  };
  const { publicKey } = ways.push ?? {};
  const answered = push === 'asked' ? null : push;
  return (
    <section className={styles['follow']} aria-labelledby="follow">
      <h2 id="follow">{t('title')}</h2>
      <div className={styles['buttons']}>
        {ways.telegram && telegram.state !== 'connected' && (
          <Button variant="soft" loading={telegram.state === 'asked'} onClick={() => void telegram.follow()}>
            {t('telegram')}
          </Button>
        )}
        {publicKey !== undefined && answered !== 'allowed' && (
          <Button variant="soft" loading={push === 'asked'} onClick={() => void askBrowser(publicKey)}>
            {t('push')}
          </Button>
        )}
      </div>
      <p role="status" className={styles['note']}>
        {telegram.state === 'connected' && t('telegram_allowed')}
        {telegram.state === 'refused' && t('telegram_refused')}
        {answered !== null && t(`push_${answered}`)}
      </p>
      <p className={styles['note']}>
        <a href={href}>{t('all')}</a>
      </p>
    </section>
  );
});

/** A session that Telegram has opened is connected here (R-MSG-17); another one, and one whose bot may not write, opens the link of the bot. */
function useTelegram(isProven: boolean) {
  const [state, setState] = useState<'asked' | 'connected' | 'refused' | null>(null);
  const follow = async () => {
    const connectsHere = isProven && state !== 'refused';
    setState('asked');
    if (connectsHere) return setState(await connectOpenTelegram());
    const link = await requestTelegramLink();
    setState(null);
    if (link !== null) location.assign(link);
  };
  return { state, follow };
}

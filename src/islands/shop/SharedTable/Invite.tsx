import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import styles from './SharedTable.module.css';

interface InviteProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  /** its token */
  link: string;
}

/** Gives the link of the table to the phone's own sharing, else to the clipboard; it is shown, too, to be copied by hand. */
export function Invite({ t, locale, link }: InviteProps) {
  const [shown, setShown] = useState<'copied' | 'copyYourself' | null>(null);
  const address = () => `${location.origin}${pagePath('table', locale)}#${link}`;
  const invite = async () => {
    const isShared = await navigator.share?.({ title: t('inviteTitle'), url: address() }).then(
      () => true,
      () => false,
    );
    if (isShared === true) return;
    const isCopied = await navigator.clipboard?.writeText(address()).then(
      () => true,
      () => false,
    );
    setShown(isCopied === true ? 'copied' : 'copyYourself');
  };
  return (
    <>
      <Button variant="soft" onClick={() => void invite()}>
        {t('invite')}
      </Button>
      {shown !== null && (
        <div className={styles['link']}>
          <p role="status">{t(shown)}</p>
          <input readOnly aria-label={t('linkLabel')} value={address()} onFocus={(event) => event.currentTarget.select()} />
        </div>
      )}
    </>
  );
}

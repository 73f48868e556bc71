import type { Say } from '#domain/words.ts';
import styles from './SignInForm.module.css';

interface ConsentProps {
  say: Say;
  offerHref: string;
  privacyHref: string | null;
}

/** One line that links the offer and, where there is one, the privacy text. */
export function Consent({ say, offerHref, privacyHref }: ConsentProps) {
  const links: Record<string, string | null> = { '{{offer}}': offerHref, '{{privacy}}': privacyHref };
  const names: Record<string, string> = { '{{offer}}': say('offer'), '{{privacy}}': say('privacy') };
  const parts = say(privacyHref === null ? 'consentOffer' : 'consent').split(/(\{\{(?:offer|privacy)\}\})/);
  return (
    <p className={styles['consent']}>
      {parts.map((part) => {
        const href = links[part];
        return href ? (
          <a key={part} href={href} target="_blank" rel="noopener">
            {names[part]}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}

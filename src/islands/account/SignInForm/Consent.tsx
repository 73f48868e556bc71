import type { Translate } from '#domain/words.ts';
import styles from './SignInForm.module.css';

interface ConsentProps {
  t: Translate<'sign-in-form'>;
  offerHref: string;
  privacyHref: string | null;
}

/** One line with links to the offer and, if there is one, to the privacy policy. */
export function Consent({ t, offerHref, privacyHref }: ConsentProps) {
  const links: Record<string, string | null> = { '{{offer}}': offerHref, '{{privacy}}': privacyHref };
  const names: Record<string, string> = { '{{offer}}': t('offer'), '{{privacy}}': t('privacy') };
  const places = { offer: '{{offer}}', privacy: '{{privacy}}' };
  const text = privacyHref === null ? t('consentOffer', places) : t('consent', places);
  const parts = text.split(/(\{\{(?:offer|privacy)\}\})/);
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

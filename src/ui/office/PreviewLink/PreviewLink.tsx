import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import styles from './PreviewLink.module.css';

interface Link {
  readonly url: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

interface PreviewLinkProps {
  /** the button */
  label: string;
  /** the name of the link that was made */
  ready: (link: Link) => string;
  /** null: it failed, and a toast says why */
  make: () => Promise<Link | null>;
  /** what is chosen before, such as the page */
  children?: ReactNode;
}

/** Makes a link that shows a draft to a colleague who can't sign in, and copies it. */
export function PreviewLink({ label, ready, make, children }: PreviewLinkProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  const show = async () => {
    setBusy(true);
    const made = await make();
    setBusy(false);
    if (made === null) return;
    setLink(made);
    // a browser may forbid it; the link can be copied by hand
    await navigator.clipboard?.writeText(made.url).catch(() => {});
  };

  return (
    <div className={styles['link']}>
      <div className={styles['actions']}>
        {children}
        <Button variant="ghost" loading={isBusy} onClick={() => void show()}>
          {label}
        </Button>
      </div>
      {link !== null && (
        <div role="status">
          <label className={styles['name']} htmlFor={id}>
            {ready(link)}
          </label>
          <input id={id} className={styles['address']} readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
        </div>
      )}
    </div>
  );
}

import { type SubmitEvent, useId, useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { localizedPath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import fieldStyles from '../Fields.module.css';
import { LineField } from '../LineField.tsx';
import { SelectField } from '../SelectField.tsx';
import { linkAddress } from './link-address.ts';
import { useLinkTargets } from './use-link-targets.ts';
import styles from './Writing.module.css';

export interface LinkChoice {
  readonly href: string;
  /** the text of a new link; '' where a text is selected */
  readonly text: string;
}

interface LinkDialogProps {
  t: Translate<'editor'>;
  /** the language of the text */
  language: Locale;
  /** the address of the link at the cursor; '' if there is none */
  href: string;
  /** whether the link needs a text */
  needsText: boolean;
  onChoose: (choice: LinkChoice) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Where a link leads: to a page of this site in the language of the text, or to another address. */
export function LinkDialog({ t, language, href, needsText, onChoose, onRemove, onClose }: LinkDialogProps) {
  const targets = useLinkTargets(t, language);
  // the path of a page without its language; '' another address
  const [page, setPage] = useState(targets.find(({ path }) => localizedPath(path, language) === href)?.path ?? '');
  const [address, setAddress] = useState(page === '' ? href : '');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const form = useId();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const target = page === '' ? linkAddress(address) : localizedPath(page, language);
    setWrong(target === null);
    if (target === null) return;
    const name = page === '' ? address.trim() : (targets.find(({ path }) => path === page)?.label ?? page);
    onChoose({ href: target, text: needsText ? text.trim() || name : '' });
  };

  const actions = (
    <>
      <Button variant="ghost" onClick={href === '' ? onClose : onRemove}>
        {t(href === '' ? 'write_cancel' : 'write_unlink')}
      </Button>
      <Button type="submit" form={form}>
        {t('write_saveLink')}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={t('write_link')} actions={actions}>
      <form id={form} className={styles['form']} noValidate onSubmit={save}>
        {needsText && <LineField label={t('write_linkText')} value={text} maxLength={2_000} onChange={setText} />}
        <SelectField
          label={t('write_linkTo')}
          value={page}
          options={[{ value: '', label: t('write_otherAddress') }, ...targets.map(({ path, label }) => ({ value: path, label }))]}
          onChange={setPage}
        />
        {page === '' && (
          <LineField label={t('write_linkAddress')} value={address} maxLength={2_000} isInvalid={isWrong} onChange={setAddress}>
            {isWrong ? (
              <p className={styles['wrong']} role="alert">
                {t('write_linkWrong')}
              </p>
            ) : (
              <p className={fieldStyles['label']}>{t('write_linkHint')}</p>
            )}
          </LineField>
        )}
      </form>
    </Dialog>
  );
}

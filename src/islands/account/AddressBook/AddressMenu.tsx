import { useRef } from 'react';
import type { Translate } from '#domain/words.ts';
import styles from './AddressMenu.module.css';

interface AddressMenuProps {
  t: Translate<'address-book'>;
  id: string;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** Before an address's id: the id of the button of its menu. */
export const menuPrefix = 'actions-';

/** What the customer rarely does with an address; the browser opens and closes it, also by Escape. */
export function AddressMenu({ t, id, name, onEdit, onRemove }: AddressMenuProps) {
  const menu = `address-${id}`;
  const button = useRef<HTMLButtonElement>(null);
  // a dialog gives the focus back to where it was
  const run = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  const item = (action: 'edit' | 'remove', onClick: () => void) => (
    <button type="button" popoverTarget={menu} popoverTargetAction="hide" onClick={run(onClick)} aria-label={`${t(action)}: ${name}`}>
      {t(action)}
    </button>
  );
  return (
    <>
      <button
        ref={button}
        id={`${menuPrefix}${id}`}
        type="button"
        className={styles['more']}
        popoverTarget={menu}
        aria-label={`${t('actions')}: ${name}`}
      />
      <div id={menu} popover="auto" className={styles['menu']}>
        {item('edit', onEdit)}
        {item('remove', onRemove)}
      </div>
    </>
  );
}

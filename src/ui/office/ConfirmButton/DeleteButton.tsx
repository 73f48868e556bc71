import type { TranslateAny } from '#domain/words.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

interface DeleteButtonProps {
  /** of `neededTitle`, `neededBy`, `deleteTitle`, `deleteText`, `alsoIn` and `cancel` */
  t: (...args: never) => string;
  label: string;
  /** the accessible name of the button */
  buttonName: string;
  /** of the record */
  name: string;
  /** the names of the records that can't be without it; '': it can be removed */
  neededBy: string;
  /** the names of those that change with it */
  alsoIn: string;
  onDelete: () => void;
}

/** Removes a record from the draft, after a confirmation that says where it is used. What others need can't be removed. */
export function DeleteButton({ t: words, label, buttonName, name, neededBy, alsoIn, onDelete }: DeleteButtonProps) {
  const t = words as TranslateAny;
  const isNeeded = neededBy !== '';
  return (
    <ConfirmButton
      label={label}
      name={buttonName}
      title={t(isNeeded ? 'neededTitle' : 'deleteTitle', { name })}
      cancelLabel={t('cancel')}
      isForbidden={isNeeded}
      onConfirm={onDelete}
    >
      {isNeeded ? t('neededBy', { names: neededBy }) : t('deleteText')}
      {!isNeeded && alsoIn !== '' && ` ${t('alsoIn', { names: alsoIn })}`}
    </ConfirmButton>
  );
}

import { Button } from '../../Button/Button.tsx';

interface RecordActionsProps {
  /** `…Named` are the accessible names of the buttons, with the name of the record. */
  texts: {
    readonly edit: string;
    readonly editNamed: string;
    readonly remove: string;
    readonly removeNamed: string;
    readonly cancel: string;
  };
  /** 'all': not for managers of some restaurants */
  changes?: '' | 'all';
  /** Whether the removal is to be confirmed. */
  isConfirming: boolean;
  onConfirming: (isConfirming: boolean) => void;
  onEdit: () => void;
  /** null: it can't be removed */
  onRemove: (() => void) | null;
}

/** Edits a record or removes it, which a second button confirms. */
export function RecordActions({ changes = 'all', texts, isConfirming, onConfirming, onEdit, onRemove }: RecordActionsProps) {
  if (isConfirming && onRemove !== null) {
    return (
      <>
        <Button data-changes={changes} variant="danger" aria-label={texts.removeNamed} onClick={onRemove}>
          {texts.remove}
        </Button>
        <Button variant="ghost" onClick={() => onConfirming(false)}>
          {texts.cancel}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button data-changes={changes} variant="soft" aria-label={texts.editNamed} onClick={onEdit}>
        {texts.edit}
      </Button>
      {onRemove !== null && (
        <Button data-changes={changes} variant="ghost" aria-label={texts.removeNamed} onClick={() => onConfirming(true)}>
          {texts.remove}
        </Button>
      )}
    </>
  );
}

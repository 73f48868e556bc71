import type { ComponentProps } from 'react';
import type { useMutation } from '../use-mutation.ts';
import { ConflictChoice } from './ConflictChoice.tsx';
import { RecordForm } from './RecordForm.tsx';
import { failureText, type SaveFailure } from './save-failure.ts';

type Mutation<Change> = ReturnType<typeof useMutation<Change, SaveFailure<Change>>>;

interface DraftFormProps<Change>
  extends Pick<ComponentProps<typeof RecordForm>, 'ref' | 'title' | 'notice' | 'error' | 'actions' | 'onSubmit' | 'onCancel' | 'children'> {
  t: (key: 'saveInDraft' | 'cancel' | 'notSaved' | 'conflict' | 'keepMine' | 'takeTheirs') => string;
  saving: Pick<Mutation<Change>, 'mutate' | 'isBusy' | 'failure'>;
}

/** The form of a record that is saved in a draft, with why it was not saved. */
export function DraftForm<Change>({ t, saving: { mutate, isBusy, failure }, error, ...form }: DraftFormProps<Change>) {
  return (
    <RecordForm
      {...form}
      error={error ?? (failure?.conflict === null ? failureText(failure, t) : null)}
      problem={
        failure !== null &&
        failure.conflict !== null && <ConflictChoice t={t} isBusy={isBusy} onChoose={(side) => void mutate(failure.decided[side])} />
      }
      saveLabel={t('saveInDraft')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
    />
  );
}

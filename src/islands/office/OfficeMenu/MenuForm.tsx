import type { ReactNode } from 'react';
import type { Deletion } from '#stores/office/deletion.ts';
import { RecordForm } from '#ui/office/RecordForm/RecordForm.tsx';
import type { RecordFormState } from '#ui/office/RecordForm/use-record-form.ts';
import { DeleteRecord } from './DeleteRecord.tsx';
import type { MenuProps } from './menu-props.ts';
import { SaveProblem } from './SaveProblem.tsx';
import type { Saving } from './use-save.ts';

interface MenuFormProps extends Pick<MenuProps, 't' | 'locale'> {
  title: string;
  form: RecordFormState;
  saving: Saving;
  /** of the record of the form; null: it is new */
  deletion: Deletion | null;
  error?: string | null;
  /** something is waited for before it is saved */
  isWaiting?: boolean;
  onSubmit?: () => void;
  children: ReactNode;
}

/** The form of a record of the menu, with why it was not saved and the button that removes it. */
export function MenuForm({ t, locale, title, form, saving, deletion, isWaiting = false, ...shown }: MenuFormProps) {
  return (
    <RecordForm
      {...form}
      {...shown}
      title={title}
      problem={<SaveProblem t={t} locale={locale} saving={saving} />}
      actions={
        deletion !== null && (
          <DeleteRecord t={t} locale={locale} name={title} deletion={deletion} onDelete={(edits) => void saving.save(edits)} />
        )
      }
      saveLabel={t('save')}
      cancelLabel={t('cancel')}
      isBusy={saving.isBusy || isWaiting}
    />
  );
}

import { useState } from 'react';
import { noteCustomer } from '#stores/office/customers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextArea } from '#ui/inputs/TextArea/TextArea.tsx';
import styles from './OfficeCustomers.module.css';
import type { CustomerPartProps } from './part-props.ts';

/** What the office has to know about the customer. */
export function NoteForm({ t, customer, onAnswer }: CustomerPartProps) {
  const [note, setNote] = useState(customer.note);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    onAnswer(await noteCustomer(customer.id, note));
    setBusy(false);
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea label={t('note')} maxLength={1_000} value={note} onChange={setNote} />
      {note !== customer.note && (
        <Button type="submit" loading={isBusy}>
          {t('save')}
        </Button>
      )}
    </form>
  );
}

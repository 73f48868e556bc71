import { type ReactNode, type SubmitEvent, useState } from 'react';
import { parseFirstName } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import { pagePath } from '#domain/routes.ts';
import type { Translate } from '#domain/words.ts';
import type { ApiProblem } from '#stores/lib/api.ts';
import { joinTable, openTable } from '#stores/shop/shared-table.ts';
import { $tableNote, noteTable } from '#stores/shop/table-note.ts';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/inputs/TextField/TextField.tsx';
import { useFieldError } from '#ui/inputs/use-field-error.ts';
import styles from './SharedTable.module.css';

interface SitDownProps {
  t: Translate<'shared-table'>;
  locale: Locale;
  firstName: string;
  /** Sits down at the table of somebody else. */
  isGuest: boolean;
  onSeated: () => void;
  /** what else can be done */
  children: ReactNode;
}

const maxNameLength = 60;

/** The name under which the others see one's plates: it opens a table, or sits down at that of an invitation. */
export function SitDown({ t, locale, firstName, isGuest, onSeated, children }: SitDownProps) {
  const { field, message, reject, clear } = useFieldError();
  const [name, setName] = useState(() => $tableNote.get().name || firstName);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseFirstName(name);
    if (parsed === null) return reject(t('nameInvalid'));
    setBusy(true);
    const result = await (isGuest ? joinTable($tableNote.get().link, parsed) : openTable(parsed));
    setBusy(false);
    if (result === null) return reject(t('placeFirst'));
    if (!result.ok) return reject(problemText(result.problem, t));
    history.replaceState(history.state, '', pagePath('table', locale));
    onSeated();
  };

  return (
    <form className={styles['form']} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{t(isGuest ? 'joinHead' : 'openHead')}</h1>
      <p>{t(isGuest ? 'joinText' : 'openText')}</p>
      <TextField
        ref={field}
        label={t('name')}
        name="name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        value={name}
        onChange={(text) => {
          clear();
          setName(text);
          noteTable({ name: text });
        }}
        error={message}
        required
      />
      <Button type="submit" wide loading={isBusy}>
        {t(isGuest ? 'join' : 'open')}
      </Button>
      {children}
    </form>
  );
}

/** A link of a table that is gone is no missing page. */
function problemText({ status, message }: ApiProblem, t: Translate<'shared-table'>): string {
  return status === 404 ? t('linkUnknown') : message;
}

import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { foldedWords } from '#domain/office/folded-words.ts';
import { Button } from '../../Button/Button.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import styles from './RecordList.module.css';

interface FoundRecordsProps<Item> {
  items: readonly Item[];
  /** what the search compares; another function reads all items anew */
  textOf: (item: Item) => string;
  texts: { readonly search: string; readonly notFound: string; readonly more: string };
  children: (shown: readonly Item[]) => ReactNode;
}

/** So many are seen at a glance, and need no search. */
const fewItems = 8;
/** A list of all would take seconds to render; the next rows come by a button. */
const rowsAtOnce = 50;

/** A search above the records that it finds, of which the first are shown. */
export function FoundRecords<Item>({ items, textOf, texts, children }: FoundRecordsProps<Item>) {
  const [text, setText] = useState('');
  // a key is painted before the list that it changes
  const listed = useDeferredValue(text);
  const [seen, setSeen] = useState({ text: listed, most: rowsAtOnce });
  const folded = useMemo(() => items.map((item) => ({ item, words: foldedWords(textOf(item)).join(' ') })), [items, textOf]);
  const found = useMemo(() => {
    const words = foldedWords(listed);
    return folded.filter((row) => words.every((word) => row.words.includes(word))).map(({ item }) => item);
  }, [folded, listed]);
  const most = seen.text === listed ? seen.most : rowsAtOnce;
  const shown = useMemo(() => found.slice(0, most), [found, most]);
  return (
    <div className={styles['found']}>
      {items.length > fewItems && <TextField type="search" autoComplete="off" label={texts.search} value={text} onChange={setText} />}
      {items.length > 0 && found.length === 0 && <p role="status">{texts.notFound}</p>}
      {children(shown)}
      {found.length > most && (
        <Button variant="soft" onClick={() => setSeen({ text: listed, most: most + rowsAtOnce })}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import type { Translate } from '#domain/words.ts';
import { Tooltip } from '#ui/Tooltip/Tooltip.tsx';
import { type Dialogs, listItems, mainItems, type ToolbarItem, tableItems } from './toolbar-items.ts';
import styles from './Writing.module.css';

interface ToolbarProps {
  t: Translate<'editor'>;
  editor: Editor;
  /** the name of the text */
  name: string;
  textId: string;
  ref: Ref<HTMLDivElement>;
  dialogs: Dialogs;
  /** null: the text can't be shown as Markdown now */
  onSource: (() => void) | null;
}

/** The formats of a text. One button is in the tab order, the arrow keys move between all of them. */
export function Toolbar({ t, editor, name, textId, ref, dialogs, onSource }: ToolbarProps) {
  const [current, setCurrent] = useState<string>('heading');
  const items = useEditorState({ editor, selector: (snapshot) => statesOf(snapshot.editor, dialogs) });
  const names: string[] = [...items.map((each) => each.item.name), 'source'];
  const inOrder = names.includes(current) ? current : names[0];

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      className={styles['toolbar']}
      aria-label={t('write_toolbar', { name })}
      aria-controls={textId}
      onKeyDown={(event) => moveFocus(event, () => editor.commands.focus())}
      onFocus={({ target }) => setCurrent(target.dataset['item'] ?? current)}
    >
      {items.map(({ item, isPressed, isEnabled }) => (
        <ToolbarButton
          key={item.name}
          t={t}
          item={item}
          isPressed={isPressed}
          isEnabled={isEnabled}
          isInOrder={item.name === inOrder}
          onRun={() => item.run(editor)}
        />
      ))}
      <button
        type="button"
        className={styles['toSource']}
        data-item="source"
        tabIndex={inOrder === 'source' ? 0 : -1}
        aria-pressed={false}
        aria-disabled={onSource === null || undefined}
        onClick={() => onSource?.()}
      >
        {t('write_source')}
      </button>
    </div>
  );
}

interface ItemState {
  readonly item: ToolbarItem;
  readonly isPressed: boolean | null;
  readonly isEnabled: boolean;
}

function statesOf(editor: Editor, dialogs: Dialogs): readonly ItemState[] {
  const inList = editor.isActive('listItem') ? listItems : [];
  const inTable = editor.isActive('table') ? tableItems : [];
  return [...mainItems(dialogs), ...inList, ...inTable].map((item) => ({
    item,
    isPressed: item.isActive === null ? null : item.isActive(editor),
    isEnabled: item.isEnabled(editor),
  }));
}

interface ToolbarButtonProps {
  t: Translate<'editor'>;
  item: ToolbarItem;
  isPressed: boolean | null;
  isEnabled: boolean;
  isInOrder: boolean;
  onRun: () => void;
}

/** A disabled button stays in the order, so that the arrow keys do not skip what they found before. */
function ToolbarButton({ t, item, isPressed, isEnabled, isInOrder, onRun }: ToolbarButtonProps) {
  const label = t(`write_${item.name}`);
  const isMac = /Mac|iP(hone|ad)/.test(navigator.platform);
  const id = useId();
  return (
    <Tooltip text={item.keys === null ? label : `${label} (${item.keys.replace('Mod', isMac ? '⌘' : 'Ctrl')})`}>
      <button
        id={id}
        type="button"
        className={styles['tool']}
        data-item={item.name}
        tabIndex={isInOrder ? 0 : -1}
        aria-label={label}
        aria-pressed={isPressed ?? undefined}
        aria-disabled={!isEnabled || undefined}
        aria-keyshortcuts={item.keys?.replace('Mod', isMac ? 'Meta' : 'Control') ?? undefined}
        // the text keeps its selection
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => isEnabled && onRun()}
      >
        <svg className="icon" width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
          <path d={item.icon} />
        </svg>
      </button>
    </Tooltip>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>, leave: () => void): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (event.key === 'Escape') leave();
  else if (next === undefined) return;
  else buttons[(next + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

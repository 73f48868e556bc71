import { useEffect, useRef, useState } from 'react';
import { type Block, type BlockKind, pageLimits } from '#domain/content/pages/blocks.ts';
import { insertItem } from '#domain/content/pages/edit-pages.ts';
import { newBlock } from '#domain/content/pages/new-block.ts';
import type { Translate } from '#domain/words.ts';
import { newKey } from '#stores/editor/new-key.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { CommentCount, FieldComments } from '../comments/FieldComments.tsx';
import { jumpTargets } from '../JumpBar.tsx';
import { AddBlock } from './AddBlock.tsx';
import { BlockForm } from './BlockForm.tsx';
import styles from './Blocks.module.css';
import { type Edit, type FormPart, inside } from './form-part.ts';
import { SortableList } from './SortableList.tsx';
import { summaryOf } from './summary.ts';

interface BlockListProps {
  /** the path of the blocks within the page */
  part: FormPart;
  blocks: readonly Block[];
  edit: Edit<readonly Block[]>;
  /** a field that is to be seen, such as `blocks.2.text`, another object for each request; null: none */
  shown: { readonly path: string } | null;
}

/** The blocks of a page: each is opened, moved, copied and deleted here. */
export function BlockList({ part, blocks, edit, shown }: BlockListProps) {
  const { t } = part;
  const { open, show } = useOpenBlocks(blocks, shown);
  // where the next block is inserted; null: the menu is closed
  const [place, setPlace] = useState<number | null>(null);
  const isFull = blocks.length >= pageLimits.blocks;

  const insert = (block: Block, at: number) => {
    edit((old) => insertItem(old, at, block));
    show(block.id);
    focusBlock(block.id);
  };
  const add = (kind: BlockKind) => {
    insert(newBlock(kind, newKey()), place ?? blocks.length);
    setPlace(null);
  };

  return (
    <section id={jumpTargets.toBlocks} className={styles['blocks']} aria-label={t('blocks_title')}>
      <h2>{t('blocks_title')}</h2>
      <p className={styles['hint']}>{t('blocks_help')}</p>
      <SortableList
        t={t}
        items={blocks}
        edit={edit}
        idOf={({ id }) => id}
        nameOf={({ kind }) => t(`block_${kind}`)}
        header={(block, at) => (
          <BlockHeader part={inside(part, at)} block={block} isOpen={open.has(block.id)} onToggle={(isOpen) => show(block.id, isOpen)} />
        )}
        body={(block, at, remove) =>
          open.has(block.id) && (
            <div id={`block-${block.id}`} className={styles['panel']}>
              <FieldComments path={inside(part, at).path} name={t('blocks_place', { place: at + 1, name: t(`block_${block.kind}`) })} />
              <BlockForm part={inside(part, at)} block={block} edit={inBlock(edit, block.id)} />
              <BlockActions
                t={t}
                isFull={isFull}
                onAdd={() => setPlace(at + 1)}
                onCopy={() => insert({ ...block, id: newKey() }, at + 1)}
                onDelete={remove}
              />
            </div>
          )
        }
      />
      {isFull ? (
        <p className={styles['limit']}>{t('item_most', { most: pageLimits.blocks })}</p>
      ) : (
        <div>
          <Button onClick={() => setPlace(blocks.length)}>{t('blocks_add')}</Button>
        </div>
      )}
      <AddBlock t={t} opened={place !== null} onChoose={add} onClose={() => setPlace(null)} />
    </section>
  );
}

/** The ids of the open blocks; the block of a field that is to be seen opens. */
function useOpenBlocks(blocks: readonly Block[], shown: BlockListProps['shown']) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const show = (id: string, isOpen = true) => setOpen((old) => new Set(isOpen ? [...old, id] : [...old].filter((each) => each !== id)));
  const latest = useRef(blocks);
  latest.current = blocks;
  useEffect(() => {
    const id = latest.current[Number(/^blocks\.(\d+)/.exec(shown?.path ?? '')?.[1] ?? -1)]?.id;
    if (id !== undefined) setOpen((old) => new Set([...old, id]));
  }, [shown]);
  return { open, show };
}

interface BlockActionsProps {
  t: Translate<'editor'>;
  /** the page has as many blocks as it stores */
  isFull: boolean;
  onAdd: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

function BlockActions({ t, isFull, onAdd, onCopy, onDelete }: BlockActionsProps) {
  return (
    <div className={styles['actions']}>
      {!isFull && (
        <>
          <Button variant="soft" onClick={onAdd}>
            {t('blocks_addBelow')}
          </Button>
          <Button variant="soft" onClick={onCopy}>
            {t('blocks_copy')}
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={onDelete}>
        {t('blocks_delete')}
      </Button>
    </div>
  );
}

interface BlockHeaderProps {
  part: FormPart;
  block: Block;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function BlockHeader({ part: { t, locale, issues, path }, block, isOpen, onToggle }: BlockHeaderProps) {
  const count = issues.filter((issue) => issue.path.startsWith(`${path}.`)).length;
  const summary = summaryOf(block, locale);
  return (
    <h3 className={styles['heading']}>
      <button
        type="button"
        id={`toggle-${block.id}`}
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `block-${block.id}` : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <span className={styles['arrow']}>
          <Icon name="chevron-right" sizePx={18} />
        </span>
        <span className={styles['toggleText']}>
          <b>{t(`block_${block.kind}`)}</b>
          {summary !== '' && <span className={styles['summary']}>{summary}</span>}
        </span>
        <CommentCount path={path} />
        {count > 0 && (
          <span className={styles['count']}>
            <span aria-hidden="true">{count}</span>
            <span className="hidden">{t('issuesCount', { count })}</span>
          </span>
        )}
      </button>
    </h3>
  );
}

/** Changes a block wherever it is by now. */
function inBlock(edit: Edit<readonly Block[]>, id: string): Edit<Block> {
  return (change) => edit((blocks) => blocks.map((block) => (block.id === id ? change(block) : block)));
}

/** After the menu has closed, which returns the focus to its button. */
function focusBlock(id: string): void {
  setTimeout(() => document.getElementById(`toggle-${id}`)?.focus(), 0);
}

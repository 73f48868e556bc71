import type { BlockKind } from '#domain/content/pages/blocks.ts';
import { type BlockGroup, blockGroups } from '#domain/content/pages/new-block.ts';
import type { Translate } from '#domain/words.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog/Dialog.tsx';
import styles from './Blocks.module.css';

interface AddBlockProps {
  t: Translate<'editor'>;
  opened: boolean;
  onChoose: (kind: BlockKind) => void;
  onClose: () => void;
}

/** Every kind of block with what it is for. */
export function AddBlock({ t, opened, onChoose, onClose }: AddBlockProps) {
  // a phone has no Escape, and little room beside the dialog
  const actions = (
    <Button variant="ghost" onClick={onClose}>
      {t('write_cancel')}
    </Button>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={t('blocks_add')} actions={actions}>
      <div className={styles['kinds']}>
        {(Object.keys(blockGroups) as BlockGroup[]).map((group) => (
          <section key={group} aria-label={t(`blocks_group_${group}`)}>
            <h3>{t(`blocks_group_${group}`)}</h3>
            <ul>
              {blockGroups[group].map((kind) => (
                <li key={kind}>
                  <button type="button" className={styles['kind']} onClick={() => onChoose(kind)}>
                    <b>{t(`block_${kind}`)}</b>
                    <span>{t(`block_${kind}_about`)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import type { Block, BlockKind, BlockOf } from '#domain/content/pages/blocks.ts';
import type { Edit, FormPart } from './form-part.ts';

/** The props of the form of one kind of block. */
export interface FormProps<Kind extends BlockKind> {
  part: FormPart;
  block: BlockOf<Kind>;
  edit: Edit<BlockOf<Kind>>;
}

/** Changes the block only while it is of this kind. */
export function ofKind<Kind extends BlockKind>(edit: Edit<Block>, kind: Kind): Edit<BlockOf<Kind>> {
  return (change) => edit((block) => (isOf(block, kind) ? change(block) : block));
}

function isOf<Kind extends BlockKind>(block: Block, kind: Kind): block is BlockOf<Kind> {
  return block.kind === kind;
}

import type { WireThread } from '#contract/editor/comments.ts';
import type { Block } from '#domain/content/pages/blocks.ts';
import { type Translate, translateUnknown } from '#domain/words.ts';
import { nameOfField } from '../blocks/form-part.ts';

const inBlock = /^blocks\.([\w-]+)(?:\.(.+))?$/;

/** The name of a field for the server: `blocks.2.text` by the id of its block, which stays the same when the block is moved. */
export function fieldOf(path: string, blocks: readonly Block[]): string {
  const [, at, rest] = inBlock.exec(path) ?? [];
  const block = blocks[Number(at)];
  return block === undefined ? path : ['blocks', block.id, ...(rest === undefined ? [] : [rest])].join('.');
}

/** What a thread is about, as editors call it; '': the page. */
export function subjectName(
  t: Translate<'editor'>,
  { field, locale }: Pick<WireThread, 'field' | 'locale'>,
  blocks: readonly Block[],
): string {
  return [...(field === null ? [] : [nameOf(t, field, blocks)]), ...(locale === null ? [] : [t(`lang_${locale}`)])].join(': ');
}

function nameOf(t: Translate<'editor'>, field: string, blocks: readonly Block[]): string {
  const [, id, rest] = inBlock.exec(field) ?? [];
  if (id === undefined) return nameOutsideBlocks(t, field);
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (block === undefined) return t('commentGone');
  const place = t('blocks_place', { place: at + 1, name: t(`block_${block.kind}`) });
  return rest === undefined ? place : `${place} · ${nameOfField(t, rest)}`;
}

/** A field of the settings, of an own page, of a head, or of a banner: `k3.from`. */
function nameOutsideBlocks(t: Translate<'editor'>, field: string): string {
  const known = translateUnknown(t, `field_${field}`) ?? translateUnknown(t, `own_${field}`);
  if (known !== null) return known;
  const name = nameOfField(t, field);
  return name === field ? (translateUnknown(t, `banner_${field.slice(field.lastIndexOf('.') + 1)}`) ?? name) : name;
}

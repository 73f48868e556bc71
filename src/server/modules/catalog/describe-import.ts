import type { LocalizedText } from '#domain/locale.ts';
import { stableJson } from '../../json/stable-json.ts';
import type { ImportPlan, ListRecord, SectionChange } from './import-plan.ts';

const shownAtMost = 10;

/** Describes the changes of an import for the confirmation prompt: a line for each section and for its first records. */
export function describeImport({ changes, unnamed }: ImportPlan): string[] {
  return [...changes.flatMap(describeSection), ...unnamed.map((name) => `${name}: stays as it is; import it with --with ${name}`)];
}

function describeSection({ section, added, removed, changed }: SectionChange): string[] {
  const counts = [count(added.length, 'added'), count(changed.length, 'changed'), count(removed.length, 'removed')];
  const lines = [
    ...changed.map(({ before, after }) => `~ ${nameOf(after)}: ${differences(before, after).join(', ')}`),
    ...added.map((record) => `+ ${nameOf(record)}`),
    ...removed.map((record) => `- ${nameOf(record)}`),
  ];
  const rest = lines.length - shownAtMost;
  return [
    `${section}: ${counts.filter((text) => text !== '').join(', ')}`,
    ...lines.slice(0, shownAtMost).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
  ];
}

function count(amount: number, word: string): string {
  return amount === 0 ? '' : `${amount} ${word}`;
}

/** `price 45000 → 48000` for plain values, only the field's name for others. */
function differences(before: object, after: object): string[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields].flatMap((field) => {
    const [old, next] = [fieldOf(before, field), fieldOf(after, field)];
    if (stableJson(old) === stableJson(next)) return [];
    return [isPlain(old) && isPlain(next) ? `${field} ${String(old ?? 'none')} → ${String(next ?? 'none')}` : field];
  });
}

function fieldOf(record: object, field: string): unknown {
  return (record as Record<string, unknown>)[field] ?? null;
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function nameOf(record: ListRecord | object): string {
  const { id, code, name, restaurantId, productId, modifierOptionId } = record as Partial<Record<string, unknown>>;
  const { ru = '' } = (name ?? {}) as Partial<LocalizedText>;
  const key = id ?? code ?? [restaurantId, productId ?? modifierOptionId].filter((part) => part !== undefined).join('/');
  return [key, ru].filter((part) => part !== '').join(' ') || 'rules';
}

/** A piece of the difference between two texts. */
export interface Hunk {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Above this number of comparisons a part is treated as replaced as a whole. */
const mostComparisons = 1_000_000;
/** Share of the shorter text's letters that must be equal: below it word-by-word marks are unreadable. */
const leastSameShare = 0.5;

/** How `after` differs from `before`, word by word, in reading order; the pieces of each side joined together equal that side. */
export function diff(before: string, after: string): Hunk[] {
  const hunks = compare(lines(before), lines(after));
  return joined(refined(hunks));
}

/** Compares a removed part and the added part after it again: line by line where the line counts are equal, then word by word. */
function refined(hunks: readonly Hunk[]): Hunk[] {
  return hunks.flatMap((hunk, index) => {
    const next = hunks[index + 1];
    if (hunk.kind === 'removed' && next?.kind === 'added') return rewritten(hunk.text, next.text);
    return hunk.kind === 'added' && hunks[index - 1]?.kind === 'removed' ? [] : [hunk];
  });
}

function rewritten(before: string, after: string): Hunk[] {
  const [old, fresh] = [lines(before), lines(after)];
  if (old.length !== fresh.length) return byWords(before, after);
  return old.flatMap((line, index) => byWords(line, fresh[index] ?? ''));
}

/** Word by word where most of the letters stay; a rewritten part becomes an old and a new block. */
function byWords(before: string, after: string): Hunk[] {
  const hunks = compare(words(before), words(after));
  const same = hunks.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0);
  return same >= leastSameShare * Math.min(before.trim().length, after.trim().length) ? hunks : replaced(before, after);
}

function replaced(before: string, after: string): Hunk[] {
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
}

/** With their line breaks. */
function lines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** The words and the spaces between them. */
function words(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** Longest common subsequence; equal prefixes and suffixes are skipped first. */
function compare(before: readonly string[], after: readonly string[]): Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return joined([
    ...before.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...inner(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map((text) => ({ kind: 'same', text }) as const),
  ]);
}

function inner(before: readonly string[], after: readonly string[]): Hunk[] {
  if (before.length * after.length > mostComparisons) return replaced(before.join(''), after.join(''));
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const isEqual = before[i] === after[j];
      const [below = 0, beside = 0, across = 0] = [
        lengths[(i + 1) * width + j],
        lengths[i * width + j + 1],
        lengths[(i + 1) * width + j + 1],
      ];
      lengths[i * width + j] = isEqual ? across + 1 : Math.max(below, beside);
    }
  }
  return walk(before, after, lengths);
}

function walk(before: readonly string[], after: readonly string[], lengths: Uint32Array): Hunk[] {
  const width = after.length + 1;
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      hunks.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))) {
      hunks.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      hunks.push({ kind: 'added', text: fresh ?? '' });
      j += 1;
    }
  }
  return hunks;
}

/** Merges adjacent pieces of one kind; between two equal pieces the removed text comes before the added one. */
function joined(hunks: readonly Hunk[]): Hunk[] {
  const result: Hunk[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of hunks) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      settle();
      const last = result.at(-1);
      if (last?.kind === 'same') result[result.length - 1] = { kind: 'same', text: last.text + text };
      else result.push({ kind: 'same', text });
    }
  }
  settle();
  return result;
}

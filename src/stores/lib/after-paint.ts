import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Follows another store after the next paint, so that expensive views do not delay the pressed control. */
export function afterPaint<Value>(source: ReadableAtom<Value>): ReadableAtom<Value> {
  const $late = atom(source.value as Value);
  onMount($late, () => {
    const follow = () => $late.set(source.get());
    follow();
    return source.listen(() => requestAnimationFrame(() => setTimeout(follow)));
  });
  return $late;
}

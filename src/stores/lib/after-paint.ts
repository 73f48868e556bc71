import { atom, onMount, type ReadableAtom } from 'nanostores';

/** Follows another store once the screen has shown what its change did: costly views do not hold up the control that was pressed. */
export function afterPaint<Value>(source: ReadableAtom<Value>): ReadableAtom<Value> {
  const $late = atom(source.value as Value);
  onMount($late, () => {
    const follow = () => $late.set(source.get());
    follow();
    return source.listen(() => requestAnimationFrame(() => setTimeout(follow)));
  });
  return $late;
}

const numbers = new WeakMap<object, number>();
let last = 0;

/** A number that identifies this object in this process. */
export function identityOf(object: object): number {
  const known = numbers.get(object);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(object, last);
  return last;
}

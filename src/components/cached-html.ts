/** HTML that pages share. */
interface SharedHtml {
  readonly html: string;
}

type Pieces = Promise<readonly SharedHtml[]>;

const cached = new WeakMap<object, Map<string, Pieces>>();

/** Stands in cached HTML for a part that is not cached with it. */
export const partMark = '<!--part-->';

/**
 * HTML that is rendered once per object and name, and cached as long as the object exists: what stands before and after the mark of a part,
 * or all of it. Names must come from the object itself, never from visitors, because entries are not limited.
 */
export function cachedHtml(of: object, name: string, render: () => Promise<string>): Pieces {
  const renderPieces = async () => (await render()).split(partMark).map((html) => ({ html }));
  // in development an edit of a component has to show
  if (import.meta.env.DEV) return renderPieces();
  const names = cached.get(of) ?? new Map<string, Pieces>();
  cached.set(of, names);
  const known = names.get(name);
  if (known !== undefined) return known;
  const rendering = renderPieces();
  names.set(name, rendering);
  rendering.catch(() => names.delete(name));
  return rendering;
}

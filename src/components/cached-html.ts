const cached = new WeakMap<object, Map<string, Promise<string>>>();

/** Stands in cached HTML for a part that is not cached with it. */
export const partMark = '<!--part-->';

/**
 * HTML that is rendered once per object and name, and cached as long as the object exists. Names must come from the object itself,
 * never from visitors, because entries are not limited.
 */
export function cachedHtml(of: object, name: string, render: () => Promise<string>): Promise<string> {
  // in development an edit of a component has to show
  if (import.meta.env.DEV) return render();
  const names = cached.get(of) ?? new Map<string, Promise<string>>();
  cached.set(of, names);
  const known = names.get(name);
  if (known !== undefined) return known;
  const rendering = render();
  names.set(name, rendering);
  rendering.catch(() => names.delete(name));
  return rendering;
}

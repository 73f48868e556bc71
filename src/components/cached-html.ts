const cached = new WeakMap<object, Map<string, Promise<string>>>();

/**
 * HTML that is rendered once for a thing and a name, and goes with the thing. Names come from the thing itself, never from visitors: as
 * many as are asked for stay.
 */
export function cachedHtml(of: object, name: string, render: () => Promise<string>): Promise<string> {
  // while developing, an edit of a component has to show
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

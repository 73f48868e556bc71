/** The path of a call with the values of its `:name` places. */
export function pathOf({ path }: { readonly path: string }, values: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (place, name: string) => (Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : place));
}

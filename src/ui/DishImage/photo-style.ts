/**
 * A photo covers the tile around it, on its color until it has loaded. In the element itself, so that pages without photos do not carry
 * the rule, and so that a photo that fails becomes an ordinary image by losing the attribute.
 */
export function photoStyle(backgroundColor: string | undefined, objectPosition?: string) {
  return {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    maxHeight: 'none',
    borderRadius: 'inherit',
    objectFit: 'cover',
    objectPosition,
    backgroundColor,
  } as const;
}

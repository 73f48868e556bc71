/** The point of a picture that stays visible where the picture is cropped: percent from the left and from the top, whole, 0 to 100. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export const center: FocalPoint = { x: 50, y: 50 };

export function isCenter({ x, y }: FocalPoint): boolean {
  return x === 50 && y === 50;
}

/** The value of `object-position`; null: the center, which is its default. */
export function objectPosition(focus: FocalPoint | undefined): string | null {
  return focus === undefined || isCenter(focus) ? null : `${focus.x}% ${focus.y}%`;
}

/** The end of the address of a dish's picture: `/media/…#focus=30,70`. */
const focusFragment = /#focus=(100|\d\d?),(100|\d\d?)$/;

/** An address without a focal point, or with one that `focusFragment` reads. */
export const focusPattern = /^[^#]*(#focus=(100|\d\d?),(100|\d\d?)|#(?!focus=).*)?$/;

/** The focal point of a dish's picture, which its address contains; without one, the center. */
export function focusOf(image: string): FocalPoint {
  const [, x, y] = focusFragment.exec(image) ?? [];
  return x === undefined || y === undefined ? center : { x: Number(x), y: Number(y) };
}

/** The address with another focal point; the center is not written. */
export function withFocus(image: string, focus: FocalPoint): string {
  return `${withoutFocus(image)}${isCenter(focus) ? '' : `#focus=${focus.x},${focus.y}`}`;
}

export function withoutFocus(image: string): string {
  return image.replace(focusFragment, '');
}

/** The address that another address stands for, with the focal point of that one. */
export function keepFocus(image: string, replace: (address: string) => string): string {
  const address = withoutFocus(image);
  return `${replace(address)}${image.slice(address.length)}`;
}

const airPx = 4;
/** How far the name of a district may be moved to be free, in its heights: its place stays inside it, or at its edge. */
const rows = [0, 0.5, -0.5];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Moves the names of districts to where they are free; hides names that a pin, another name or the picture's button covers, or an edge cuts. */
export function arrangeNames(frame: HTMLElement): void {
  const edge = frame.getBoundingClientRect();
  const isArea = (pin: HTMLElement) => 'area' in pin.dataset;
  const pins = [...frame.querySelectorAll('button')].sort((a, b) => +isArea(a) - +isArea(b));
  const taken: Box[] = [...(frame.parentElement?.querySelectorAll('.where-picture > span') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  for (const pin of pins) {
    pin.style.margin = '';
    const { left, right, top, bottom } = pin.getBoundingClientRect();
    const inwards = Math.max(edge.left - left, 0) - Math.max(right - edge.right, 0);
    const x = isArea(pin) && Math.abs(inwards) < (right - left) / 2 ? inwards : 0;
    const moved = (y: number): Box => ({ left: left + x, right: right + x, top: top + y, bottom: bottom + y });
    const spots = (isArea(pin) ? rows : [0]).map((row) => row * (bottom - top));
    const y = spots.find((spot) => isInside(moved(spot), edge) && !taken.some((other) => overlap(moved(spot), other)));
    pin.toggleAttribute('data-covered', y === undefined);
    if (y !== undefined) pin.style.margin = `${y}px 0 0 ${x}px`;
    if (y !== undefined || !isArea(pin)) taken.push(moved(y ?? 0));
  }
}

function isInside(box: Box, edge: Box): boolean {
  return box.left >= edge.left && box.right <= edge.right && box.top >= edge.top && box.bottom <= edge.bottom;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right + airPx && b.left < a.right + airPx && a.top < b.bottom + airPx && b.top < a.bottom + airPx;
}

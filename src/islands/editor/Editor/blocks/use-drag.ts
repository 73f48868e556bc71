import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** How near to an edge of the window the page scrolls, pixels. */
const edgePx = 72;

/** Moves items of a list by a handle, with a mouse or a finger; the order changes when the handle is released. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const handleOf = (from: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from, to: from });
    },
    onPointerMove(event: PointerEvent) {
      if (drag === null) return;
      if (event.clientY < edgePx) scrollBy(0, -edgePx / 4);
      if (event.clientY > innerHeight - edgePx) scrollBy(0, edgePx / 4);
      setDrag({ from, to: placeAt(list.current, event.clientY, from) });
    },
    onPointerUp() {
      if (drag === null) return;
      setDrag(null);
      onDrop(drag.from, drag.to);
    },
    onLostPointerCapture() {
      setDrag(null);
    },
  });
  return { drag, handleOf };
}

/** The place of an item that is dropped at a height of the window. */
function placeAt(list: HTMLElement | null, height: number, from: number): number {
  const items = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect());
  return items.filter(({ top, bottom }, at) => at !== from && (top + bottom) / 2 < height).length;
}

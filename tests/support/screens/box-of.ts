import type { Locator } from '@playwright/test';

/** Where a visible element is, in CSS pixels of the window. */
interface BoxOnScreen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly right: number;
  readonly bottom: number;
}

export async function boxOf(target: Locator): Promise<BoxOnScreen> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('the element is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
const mostStops = 250;

/** Moves to a control by Tab only; every stop on the way must show a focus indicator. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeAttached();
  // a search by role at every stop would look through the whole page
  let element = await control.first().elementHandle();
  for (let stop = 0; stop < mostStops; stop++) {
    const isFocused = await element?.evaluate((found) => (found.isConnected ? found === document.activeElement : undefined));
    if (isFocused) return;
    if (isFocused === undefined) {
      element = await control.first().elementHandle();
      continue;
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(unmarkedFocus)).toBeNull();
  }
  throw new Error(`Tab does not reach ${control}`);
}

export async function pressOn(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** The focused control when neither it nor an ancestor has an outline; null when it is marked, has a caret or is the page. */
function unmarkedFocus(): string | null {
  const focused = document.activeElement;
  const showsCaret = 'input:not([type=radio], [type=checkbox]), textarea';
  if (!(focused instanceof HTMLElement) || focused.matches(`body, main, dialog, ${showsCaret}`)) return null;
  const around = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label'), focused.closest('article')];
  const isMarked = around.some((element) => {
    if (!(element instanceof HTMLElement)) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  return isMarked ? null : focused.outerHTML.slice(0, 200);
}

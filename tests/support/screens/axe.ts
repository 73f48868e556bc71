import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** The minified file is less than half as long as the one that the builder takes by itself. */
const axeSource = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** The builder evaluates its script twice in each analysis, and in frames that are excluded: here axe is loaded once into each document. */
class AxeOnce extends AxeBuilder {
  readonly #page: Page;
  #hasFrames = true;

  constructor(page: Page) {
    super({ page, axeSource: ';' });
    this.#page = page;
  }

  override exclude(selector: Parameters<AxeBuilder['exclude']>[0]): this {
    if (selector === 'iframe') this.#hasFrames = false;
    return super.exclude(selector);
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    for (const frame of this.#hasFrames ? this.#page.frames() : [this.#page.mainFrame()]) {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
    }
    return super.analyze();
  }
}

/**
 * axe with every rule that is on by default. It describes only what violates a rule: to describe everything that passes takes longer than the
 * rules. Pages have no frames of other origins, so one run in the page itself is enough.
 */
export function axeIn(page: Page, options: RunOptions = {}): AxeBuilder {
  return new AxeOnce(page).options({ resultTypes: ['violations'], ...options }).setLegacyMode();
}

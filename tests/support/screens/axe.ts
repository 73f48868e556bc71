import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Every page gets it anew: the minified file is less than half as long as the one that the builder takes by itself. */
const axeSource = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe with every rule that is on by default. It describes only what violates a rule: to describe everything that passes takes longer than the
 * rules. Pages have no frames of other origins, so one run in the page itself is enough.
 */
export function axeIn(page: Page, options: RunOptions = {}): AxeBuilder {
  return new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();
}

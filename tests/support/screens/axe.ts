import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/**
 * axe with every rule that is on by default. It describes only what violates a rule: to describe everything that passes takes longer than the
 * rules. Pages have no frames of other origins, so one run in the page itself is enough.
 */
export function axeIn(page: Page, options: RunOptions = {}): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...options }).setLegacyMode();
}

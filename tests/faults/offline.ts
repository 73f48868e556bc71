import type { Row } from '../support/load/measured.ts';
import { runPlaywright } from '../support/test-files.ts';

const files = ['tests/e2e/preload.spec.ts', 'tests/e2e/offline.spec.ts'];

export const offlineRow: Row = {
  name: 'offline',
  what: 'offline, a chunk that does not come, an old tab after a release, on a phone and on a desktop',
  reach: 'cart kept, at most 1 guarded reload in 10 s, never a blank screen',
  async measure() {
    const { passed, failed } = await runPlaywright(files);
    return { found: `${passed} browser tests passed, ${failed} failed`, isReached: passed > 0 && failed === 0 };
  },
};

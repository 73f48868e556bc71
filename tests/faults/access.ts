import type { Row } from '../support/load/measured.ts';
import { runVitest } from '../support/test-files.ts';

/** no session, A, B, staff, editor, expired, revoked */
const callers = 7;

export const accessRow: Row = {
  name: 'access',
  what: `every call × {no session, A, B, staff, editor, expired, revoked} on SQLite, PostgreSQL and in front of an upstream`,
  reach: 'every cell as written in `tests/api/access-table.test.ts`',
  async measure() {
    const { passed, failed, titles } = await runVitest('tests/api/access-table.test.ts');
    const others = titles.filter((title) => title.endsWith('the table holds every call')).length;
    const cells = (passed + failed - others) * callers;
    return {
      found: `${cells} cells, ${failed === 0 ? 'all as written' : `${failed} calls otherwise`}`,
      isReached: failed === 0 && cells > 0 && others > 0,
    };
  },
};

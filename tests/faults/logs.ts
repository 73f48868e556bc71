import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeLine, hitsIn } from '../support/load/log-hits.ts';
import type { Row } from '../support/load/measured.ts';
import { runPlaywright } from '../support/test-files.ts';

const journeys = ['journey', 'order-life', 'kitchen-side', 'account', 'own-data', 'editor', 'upstream', 'wrong-code'];
const payments = ['pay-online', 'payment-stub', 'admin-payments'];
const messages = ['telegram-app', 'telegram-login', 'telegram-group', 'messages', 'mailings'];
const files = [...journeys, ...payments, ...messages].map((name) => `tests/e2e/${name}.spec.ts`);

export const logsRow: Row = {
  name: 'logs',
  what: `everything the shops printed during ${files.length} files of browser journeys, searched for phones, names, addresses, codes, cookies, tokens, what Telegram signs and sends, and keys and signatures of payments`,
  reach: '0 hits, the demo’s own one-time-code line apart',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'logs-'));
    const { passed, failed } = await runPlaywright(files, { SHOP_OUTPUT: folder });
    const outputs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    rmSync(folder, { recursive: true });
    const hits = outputs.flatMap(hitsIn);
    const lines = outputs.reduce((sum, output) => sum + output.split('\n').length, 0);
    const codes = outputs.reduce((sum, output) => sum + [...output.matchAll(codeLine)].length, 0);
    const reported = hits.length === 0 ? '' : ` (${hits.slice(0, 3).join(', ')})`;
    return {
      found: `${passed} journeys passed, ${failed} failed; ${outputs.length} shops, ${lines} lines, ${codes} codes sent, ${hits.length} hits${reported}`,
      isReached: passed > 0 && failed === 0 && codes > 0 && lines > codes && hits.length === 0,
    };
  },
};

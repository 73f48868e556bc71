import type { Row } from '../support/load/measured.ts';
import { timesOf } from '../support/shop/shop-times.ts';

const zones = ['Asia/Tashkent', 'UTC', 'Pacific/Auckland', 'America/Los_Angeles'] as const;

/** Around midnight in Tashkent, and at midnight in each of the other zones. */
const moments = [
  '2026-11-20T23:50:05+05:00',
  '2026-11-21T00:10:05+05:00',
  '2026-11-21T00:00:05Z',
  '2026-11-21T00:00:05+13:00',
  '2026-11-21T00:00:05-08:00',
] as const;

export const timeZonesRow: Row = {
  name: 'time-zones',
  what: `slots, quotes and a page of shops whose servers run in ${zones.join(', ')}, before and after midnight in Tashkent and at each zone's own`,
  reach: 'identical',
  async measure() {
    const differences: string[] = [];
    let compared = 0;
    for (const moment of moments) {
      const [tashkent, ...others] = zones;
      const expected = await timesOf(tashkent, moment);
      for (const zone of others) {
        const found = await timesOf(zone, moment);
        compared += found.length;
        if (found.some((response, at) => response !== expected[at])) differences.push(`${zone} at ${moment}`);
      }
    }
    const reported = differences.length === 0 ? '' : ` (${differences.join(', ')})`;
    return {
      found: `${compared} responses compared, ${differences.length} different${reported}`,
      isReached: compared > 0 && differences.length === 0,
    };
  },
};

import { calls } from '#contract/calls.ts';
import { isAmong } from '#domain/office/team.ts';
import type { Api } from './context.ts';
import { handle } from './handle.ts';

/** What was sold (`office/report`), of the restaurants that the person works for (R-REPORT-7). */
export function addReports(api: Api): void {
  handle(api, calls.officeReport, async ({ services, member, query: { span, day, restaurantId }, locale, now }) => {
    const own = member.restaurantIds;
    const chosen = restaurantId === undefined ? own : isAmong(own, restaurantId) ? [restaurantId] : [];
    return services.reports.read({ span, day, restaurantIds: chosen }, locale, now);
  });
}

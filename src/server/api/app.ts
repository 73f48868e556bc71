import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { calls } from '#contract/calls.ts';
import { docsCalls } from '#contract/open-api/docs-calls.ts';
import { problem } from '#domain/problem.ts';
import { NoLongerAllowed } from '../auth/acting-member.ts';
import { withRetryMark } from '../backend/upstream/retry-mark.ts';
import { sharingReads } from '../backend/upstream/shared-reads.ts';
import { isDatabaseAway } from '../db/db-errors.ts';
import { log as processLog } from '../log.ts';
import { UpstreamFailure } from '../ports/upstream-failure.ts';
import type { Services } from '../services.ts';
import { addAccount } from './account.ts';
import { addAuth } from './auth.ts';
import { addCatalogOffice } from './catalog-office.ts';
import { type Api, type ApiContext, type ApiEnv, notFound, ProblemError, prepare } from './context.ts';
import { addCouriers } from './couriers.ts';
import { crossSite } from './cross-site.ts';
import { addCustomers } from './customers.ts';
import { addCustomersOffice } from './customers-office.ts';
import { addDocs } from './docs.ts';
import { addEditor } from './editor.ts';
import { addFeedback } from './feedback.ts';
import { addHandOrders } from './hand-orders.ts';
import { addMailings } from './mailings.ts';
import { addMaps } from './maps.ts';
import { addMenus } from './menus.ts';
import { addMerchantAccounts } from './merchant-accounts.ts';
import { addMessages } from './messages.ts';
import { addOffice } from './office.ts';
import { addOfficeMessages } from './office-messages.ts';
import { addEvents } from './order-events.ts';
import { addOrders } from './orders.ts';
import { addPayments } from './payments.ts';
import { addPaymentsOffice } from './payments-office.ts';
import { addPaymentsStub } from './payments-stub.ts';
import { addPhoneChange } from './phone-change.ts';
import { addPlaces } from './places.ts';
import { problemResponse } from './problem-response.ts';
import { addPromo } from './promo.ts';
import { addPublishing } from './publishing.ts';
import { addReports } from './reports.ts';
import { addOtherMethods } from './route.ts';
import { addSettings } from './settings.ts';
import { addStaff } from './staff.ts';
import { addTables } from './tables.ts';
import { addTelegramAuth } from './telegram-auth.ts';
import { addTelegramGroups } from './telegram-groups.ts';
import { addTelegramLogin } from './telegram-login.ts';

const roots = ['/api/*', '/promo/*'];

/**
 * Everything under `/api` and `/promo` (R-CALL-1), mounted before the pages; other paths pass unchanged.
 * Every failure is returned as `{ code, message, details? }`; an unexpected error is logged and returned as INTERNAL.
 */
export function createApi(services: () => Promise<Services>, clock: () => number, log: Pick<Logger, 'error'> = processLog): Api {
  const api = new Hono<ApiEnv>();
  const report = (error: unknown, context: ApiContext) => log.error({ ...whatBroke(error), call: routePath(context) }, 'a call failed');

  const open = () =>
    services().catch((error: unknown) => {
      log.error(whatBroke(error), 'the database is away');
      throw new ProblemError(problem('UNAVAILABLE'));
    });

  api.onError((error, context) => {
    if (error instanceof ProblemError || error instanceof UpstreamFailure) return problemResponse(context, error.problem);
    if (error instanceof NoLongerAllowed) return problemResponse(context, problem('NOT_SIGNED_IN'));
    report(error, context);
    return problemResponse(context, problem(isDatabaseAway(error) ? 'UNAVAILABLE' : 'INTERNAL'));
  });
  for (const root of roots) api.use(root, prepare(open, clock), askUpstream, crossSite);
  addSettings(api);
  addPlaces(api);
  addMaps(api, report);
  addMenus(api);
  addCustomers(api);
  addAuth(api, report);
  addTelegramAuth(api);
  addTelegramLogin(api, report);
  addOrders(api);
  addTables(api);
  addPromo(api);
  addPayments(api, clock, report);
  addPaymentsStub(api);
  addMerchantAccounts(api);
  addAccount(api);
  addMessages(api, report);
  addPhoneChange(api, report);
  addStaff(api);
  addCouriers(api);
  addEvents(api);
  addEditor(api);
  addCatalogOffice(api);
  addPublishing(api);
  addPaymentsOffice(api);
  addReports(api);
  addFeedback(api);
  addHandOrders(api);
  addCustomersOffice(api);
  addOfficeMessages(api);
  addMailings(api);
  addTelegramGroups(api);
  addOffice(api, report);
  addDocs(api);
  addOtherMethods(api, [...Object.values(calls), ...Object.values(docsCalls)]);
  for (const root of roots) {
    api.all(root, () => {
      throw notFound();
    });
  }
  return api;
}

/** Sends each read once, and sets a header on responses relayed after a retry, also when the second attempt succeeded (R-UPSTREAM-10). */
const askUpstream: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { isRetried } = await withRetryMark(() => sharingReads(next));
  if (isRetried) context.header('x-retried', '1');
};

/** For a database error, only fields without values: its details may contain a phone. */
function whatBroke(error: unknown): { readonly error: string; readonly stack: string | undefined } {
  if (!(error instanceof Error)) return { error: typeof error, stack: undefined };
  return { error: `${error.name}: ${error.message}`, stack: error.stack };
}

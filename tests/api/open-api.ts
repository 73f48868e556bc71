import { afterAll, beforeAll } from 'vitest';
import { createApi } from '#server/api/app.ts';
import type { Api } from '#server/api/context.ts';
import { createEmbeddedBackend } from '#server/backend/embedded.ts';
import { pageSettings } from '#server/backend/page-settings.ts';
import { readConfig } from '#server/config.ts';
import type { Connection } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { createAccess } from '#server/modules/access.ts';
import type { CodeMessage } from '#server/modules/code-sender.ts';
import { createContent } from '#server/modules/content/content.ts';
import { createOneTimeCodes } from '#server/modules/one-time-code.ts';
import { createOrderFeed } from '#server/modules/orders/order-feed.ts';
import { createSessions } from '#server/modules/sessions.ts';
import type { Services } from '#server/services.ts';
import { createDatabase, type Engine, type TestDatabase } from '../support/database.ts';
import { Visitor } from './visitor.ts';

/** The API over the embedded backend with the demo catalogue, on a clock that stands until a test moves it. */
export interface TestedApi {
  readonly api: Api;
  readonly services: Services;
  readonly connection: Connection;
  /** the codes that left, newest last */
  readonly codes: CodeMessage[];
  /** what was logged as a failure */
  readonly failures: unknown[];
  now: number;
  /** a browser of its own: own cookies, own network address */
  visitor(): Visitor;
}

/** Noon of a Saturday in Tashkent. */
const noon = Date.parse('2026-11-21T07:00:00Z');
let addresses = 0;

/** Opens an API for a test file and closes it after; the answer is filled when the first test runs. */
export function useApi(engine: Engine, env: Record<string, string> = {}): TestedApi {
  const tested = { codes: [], failures: [], now: noon } as unknown as Writable<TestedApi>;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createDatabase(engine);
    tested.connection = database.connection;
    await prepareDatabase(tested.connection, { demo: true }, noon);
    tested.services = servicesOf(tested, env);
    const services = async () => tested.services;
    tested.api = createApi(services, () => tested.now, { error: (line: unknown) => tested.failures.push(line) });
    tested.visitor = () => {
      addresses += 1;
      return new Visitor(tested.api, `10.0.${addresses >> 8}.${addresses & 255}`);
    };
  });
  afterAll(() => database?.remove());
  return tested;
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

function servicesOf({ connection, codes, failures }: TestedApi, env: Record<string, string>): Services {
  const config = readConfig({ SITE_URL: 'http://localhost:4321', ...env });
  const send = async (message: CodeMessage) => void codes.push(message);
  const feed = createOrderFeed(connection, (error) => failures.push(error));
  const backend = createEmbeddedBackend({ connection, filterModifiers: config.filterModifiers, onChange: feed.nudge });
  return {
    config,
    backend,
    pageSettings: pageSettings((locale) => backend.siteSettings(locale), { warn: () => {} }),
    sessions: createSessions(connection),
    codes: createOneTimeCodes(connection, send, {
      sendsPerAddressHour: config.codeSendsPerAddressHour,
      sendsPerDay: config.codeSendsPerDay,
    }),
    geocoder: null,
    feed,
    staff: createAccess(connection, 'staff', config.staffTokens),
    editor: createAccess(connection, 'editor', config.editorTokens),
    content: createContent(connection),
    isDemo: true,
  };
}

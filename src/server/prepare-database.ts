import { now } from './clock.ts';
import { readConfig } from './config.ts';
import { connectDirectly } from './db/connect.ts';
import { prepareDatabase } from './db/prepare.ts';
import { printDemoTokens } from './demo-token.ts';

/** What `npm run dev` does before it starts: migrations and, on an empty database, the demo catalogue. */
const config = readConfig(process.env);
const connection = await connectDirectly(config);
const { isDemo } = await prepareDatabase(connection, { demo: config.demo }, now());
await connection.close();
await printDemoTokens(config, isDemo);

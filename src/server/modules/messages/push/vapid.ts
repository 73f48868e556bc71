import { createECDH } from 'node:crypto';
import type { Executor } from '../../../db/connection.ts';

/** The keys by which push services know this shop, base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const secretName = 'web-push';
const curve = 'prime256v1';

/** Made once and kept in the database, for all processes; browsers allowed messages to this key only. */
export async function readVapidKeys(executor: Executor): Promise<VapidKeys> {
  const known = await executor.selectFrom('secrets').select('value').where('name', '=', secretName).executeTakeFirst();
  if (known !== undefined) return keysOf(known.value);
  const made = createECDH(curve);
  made.generateKeys();
  await executor
    .insertInto('secrets')
    .values({ name: secretName, value: made.getPrivateKey('hex').padStart(64, '0') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await executor.selectFrom('secrets').select('value').where('name', '=', secretName).executeTakeFirstOrThrow();
  return keysOf(value);
}

function keysOf(privateKey: string): VapidKeys {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

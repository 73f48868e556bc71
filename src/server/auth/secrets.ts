import { createHash, createHmac } from 'node:crypto';
import type { Executor } from '../db/connection.ts';

type SecretName = 'phone-hash' | 'browser-mark' | 'mailing-link';

/** A key stored in this database (R-CODE-7); read each time, because a restored backup contains its own key. */
export async function readSecret(executor: Executor, name: SecretName): Promise<Buffer> {
  const { value } = await executor.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(value, 'hex');
}

/** Replaces a phone where the phone itself may not be stored: without the key it can't be found by trying all phones. */
export async function hashPhone(executor: Executor, phone: string): Promise<string> {
  const plain = createHash('sha256').update(phone).digest('hex');
  return createHmac('sha256', await readSecret(executor, 'phone-hash'))
    .update(plain)
    .digest('hex');
}

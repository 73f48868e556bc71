import { sign, signData } from '@tma.js/init-data-node';
import { stubToken } from './telegram-stub.ts';

let people = 0;

/** A person in Telegram, for whom it signs what the Mini App sends. */
export interface TelegramPerson {
  readonly id: number;
  initData(now: number, token?: string): string;
  /** The own contact, unless it says otherwise. */
  contact(now: number, contact: { readonly phone_number: string; readonly user_id?: number }, token?: string): string;
}

/** @param id a person who is known; else one whom no other test uses */
export function telegramPerson(id?: number): TelegramPerson {
  people += 1;
  const own = id ?? 7_000_000_000 + people;
  return {
    id: own,
    initData: (now, token = stubToken) =>
      sign({ user: { id: own, first_name: 'Дилноза & co', language_code: 'uz' }, query_id: crypto.randomUUID() }, token, new Date(now)),
    contact(now, contact, token = stubToken) {
      const fields = {
        contact: JSON.stringify({ user_id: own, first_name: 'Дилноза', ...contact }),
        auth_date: `${Math.floor(now / 1_000)}`,
      };
      const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
      return new URLSearchParams({ ...fields, hash: signData(lines.sort().join('\n'), token) }).toString();
    },
  };
}

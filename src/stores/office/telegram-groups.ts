import type { ValueOf } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import { api } from '../lib/api.ts';

export type TelegramGroups = ValueOf<'GET /api/v1/office/telegram-groups'>;
export type OwnTelegram = ValueOf<'GET /api/v1/office/telegram'>;

/** null: the request failed, which a toast shows. */
export async function loadTelegramGroups(): Promise<TelegramGroups | null> {
  const result = await api('GET /api/v1/office/telegram-groups');
  return result.ok ? result.value : null;
}

/** The command for the group; null: a toast shows why there is none. */
export async function requestGroupCommand(restaurantId: Id): Promise<string | null> {
  const result = await api('POST /api/v1/office/telegram-groups/:id', { path: { id: restaurantId } });
  return result.ok ? result.value.command : null;
}

export async function endTelegramGroup(restaurantId: Id): Promise<boolean> {
  return (await api('DELETE /api/v1/office/telegram-groups/:id', { path: { id: restaurantId } })).ok;
}

/** null: the request failed, which a toast shows. */
export async function loadOwnTelegram(): Promise<OwnTelegram | null> {
  const result = await api('GET /api/v1/office/telegram');
  return result.ok ? result.value : null;
}

/** The link to the bot; null: a toast shows why there is none. */
export async function requestOwnTelegramLink(): Promise<string | null> {
  const result = await api('POST /api/v1/office/telegram');
  return result.ok ? result.value.url : null;
}

export async function endOwnTelegram(): Promise<boolean> {
  return (await api('DELETE /api/v1/office/telegram')).ok;
}

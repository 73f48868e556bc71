import type { WireOfficeMessages } from '#contract/office/messages.ts';
import { api } from '../lib/api.ts';

/** null: the request failed, which a toast shows. */
export async function loadOfficeMessages(): Promise<WireOfficeMessages | null> {
  const result = await api('GET /api/v1/office/messages');
  return result.ok ? result.value : null;
}

/** A toast shows why it can't be sent. */
export async function sendMessageAgain(id: string): Promise<boolean> {
  return (await api('POST /api/v1/office/messages/:id/again', { path: { id } })).ok;
}

import { DeliveryFailure } from '../delivery-failure.ts';
import { notEditable, notModified, type TelegramClient } from './telegram-client.ts';

/** @returns false: somebody has deleted the message, or it is too old */
export async function editMessage(client: TelegramClient, parameters: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    await client.call('editMessageText', parameters);
    return true;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    if (error.message === notEditable) return false;
    if (error.message === notModified) return true;
    throw error;
  }
}

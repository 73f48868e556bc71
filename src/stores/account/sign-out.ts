import { type ApiResult, api } from '../lib/api.ts';
import { storageEngine } from '../lib/storage-engine.ts';
import { forgetAddresses } from '../shop/addresses.ts';
import { clearCheckout } from '../shop/checkout.ts';
import { forgetFavorites } from '../shop/favorites.ts';
import { forgetPlace } from '../shop/preferences.ts';
import { sessionChannel } from './session.ts';
import { endPush } from './web-push.ts';

/** Ends the session here or everywhere. The cart stays; all data of the account is removed from the browser (R-SESSION-5). */
export async function signOut(everywhere: boolean): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/auth/session', everywhere ? { query: { everywhere: '1' } } : {});
  if (result.ok || result.problem.status === 401) {
    await leaveBrowser();
    return { ok: true, value: null, status: 204 };
  }
  return result;
}

/** Deletes the customer permanently; orders stay without personal data (R-CUSTOMER-10). Browser data is removed as after signing out. */
export async function deleteAccount(): Promise<ApiResult<unknown>> {
  const result = await api('DELETE /api/v1/account');
  if (result.ok) await leaveBrowser();
  return result;
}

/** What waits at the push service for this browser is not shown either (R-MSG-6). This page hears what the tabs are told, and leaves then. */
async function leaveBrowser(): Promise<void> {
  forgetCustomer();
  await endPush();
  notifyOtherTabs();
}

function forgetCustomer(): void {
  forgetAddresses();
  clearCheckout();
  forgetPlace();
  forgetFavorites();
  // by its name, so that pages of accounts do not load the search
  delete storageEngine['searches'];
}

function notifyOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage('signed-out');
  channel.close();
}

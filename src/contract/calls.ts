import { accountCalls } from './account/account-calls.ts';
import { phoneChangeCalls } from './account/phone-change-calls.ts';
import { editorCalls } from './editor/editor-calls.ts';
import { shopCalls } from './shop/shop-calls.ts';
import { staffCalls } from './staff/staff-calls.ts';

/**
 * Every call of contract §2 and §3, by name: its method and its path, as the specification spells it.
 * Both spellings of a trailing slash are answered. The browser imports a part of them, so that no page carries the rest.
 */
export const calls = { ...shopCalls, ...accountCalls, ...phoneChangeCalls, ...staffCalls, ...editorCalls } as const;

import { accountCalls } from './account-calls.ts';
import { editorCalls } from './editor-calls.ts';
import { phoneChangeCalls } from './phone-change-calls.ts';
import { shopCalls } from './shop-calls.ts';
import { staffCalls } from './staff-calls.ts';

/**
 * Every call of contract §2 and §3, by name: its method and its path, as the specification spells it.
 * Both spellings of a trailing slash are answered. The browser imports a part of them, so that no page carries the rest.
 */
export const calls = { ...shopCalls, ...accountCalls, ...phoneChangeCalls, ...staffCalls, ...editorCalls } as const;

import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { tableLifeMs } from '#domain/table/table.ts';
import type { ApiContext } from './context.ts';

/** Holds the token of the browser's seat at a shared table; only the server reads it (R-TABLE-2). */
export function tableCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-table' : 'table';
}

export function tableToken(context: ApiContext): string | undefined {
  return getCookie(context, tableCookieName(context.get('services').config.isHttps));
}

export function setTableToken(context: ApiContext, token: string): void {
  const { isHttps } = context.get('services').config;
  const options = { path: '/', sameSite: 'Lax', secure: isHttps, maxAge: tableLifeMs / 1_000, httpOnly: true } as const;
  setCookie(context, tableCookieName(isHttps), token, options);
}

export function clearTableToken(context: ApiContext): void {
  const { isHttps } = context.get('services').config;
  deleteCookie(context, tableCookieName(isHttps), { path: '/', secure: isHttps });
}

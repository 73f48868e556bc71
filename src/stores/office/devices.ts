import type { BodyOf } from '#contract/calls.ts';
import type { Id } from '#domain/id.ts';
import { type ApiResult, api } from '../lib/api.ts';

export type PrinterChange = BodyOf<'PUT /api/v1/staff/restaurants/:id/printer'>['printer'];

/** Opens the screen at a counter by a new address, or closes it. */
export function changeCounter(id: Id, isOpen: boolean): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/staff/restaurants/:id/counter', { path: { id }, body: { isOpen } });
}

/** @param printer null: the restaurant has none */
export function changePrinter(id: Id, printer: PrinterChange): Promise<ApiResult<unknown>> {
  return api('PUT /api/v1/staff/restaurants/:id/printer', { path: { id }, body: { printer } });
}

/** Whether the printer has taken a test page; null: the request failed, which a toast shows. */
export async function testPrinter(id: Id): Promise<boolean | null> {
  const result = await api('POST /api/v1/staff/restaurants/:id/printer/test', { path: { id } });
  return result.ok ? result.value.isPrinted : null;
}

/** Sends the tickets that wait. */
export async function printAgain(id: Id): Promise<boolean> {
  return (await api('POST /api/v1/staff/restaurants/:id/printer/again', { path: { id } })).ok;
}

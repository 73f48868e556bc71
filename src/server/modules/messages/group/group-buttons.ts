import { createHmac, timingSafeEqual } from 'node:crypto';
import { cancelReasons } from '#domain/order/cancel-reasons.ts';

/** What a button of a message about an order does; a reason cancels. */
export const buttonSteps = ['confirm', 'ask', 'keep', ...cancelReasons] as const;
export type ButtonStep = (typeof buttonSteps)[number];

export interface PressedButton {
  readonly number: number;
  readonly step: ButtonStep;
}

const macBytes = 8;

/** The data of a button: `o:`, the number, the step and a MAC, so that only buttons of ours do anything. Telegram permits 64 bytes. */
export function buttonData(token: string, { number, step }: PressedButton): string {
  return `o:${number}:${step}:${macOf(token, number, step).toString('base64url')}`;
}

/** null: it is no button of ours */
export function readButton(token: string, data: string): PressedButton | null {
  const [, digits = '', name, mac = ''] = /^o:(\d{1,16}):(\w+):([\w-]{11})$/.exec(data) ?? [];
  const step = buttonSteps.find((one) => one === name);
  if (step === undefined) return null;
  const number = Number(digits);
  const given = Buffer.from(mac, 'base64url');
  return given.length === macBytes && timingSafeEqual(given, macOf(token, number, step)) ? { number, step } : null;
}

function macOf(token: string, number: number, step: ButtonStep): Buffer {
  return createHmac('sha256', token).update(`button/${number}/${step}`).digest().subarray(0, macBytes);
}

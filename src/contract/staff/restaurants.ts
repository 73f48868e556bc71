import { z } from 'zod';
import { locales } from '#domain/locale.ts';
import { isPrinterAddress, printerPorts } from '#domain/office/printer.ts';
import { defineCall, empty, json, jsonBody } from '../lib/define-call.ts';
import { instant } from './instant.ts';

const restaurantsResponse = z.strictObject({
  restaurants: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      regionId: z.string(),
      isActive: z.boolean(),
      pausedUntil: z.iso.datetime().nullable(),
      /** the path of the screen at its counter; null: none is open */
      counter: z.string().nullable(),
      /** its receipt printer, and how many tickets that has not taken */
      printer: z.strictObject({ address: z.string(), port: z.int(), locale: z.enum(locales), waiting: z.int() }).nullable(),
    }),
  ),
});

export const staffRestaurants = defineCall({
  method: 'GET',
  path: '/api/v1/staff/restaurants',
  summary: 'Restaurants and their pauses',
  who: 'staff',
  responses: { 200: json(restaurantsResponse) },
});

/** `until` null ends the pause. */
const pauseRequest = z.strictObject({ until: instant });

export const pauseRestaurant = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/restaurants/:id/pause',
  summary: 'Pause a restaurant, or open it again',
  text: 'Closes the slots that start before `until`. `until` null opens it; 9999-12-31T23:59:59Z is a pause without an end.',
  who: 'staff',
  body: jsonBody(pauseRequest, { until: null }),
  responses: { 204: empty },
});

const counterRequest = z.strictObject({ isOpen: z.boolean() });

export const changeCounter = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/restaurants/:id/counter',
  summary: 'Open or close the screen at a counter',
  text: 'Opening gives it a new address, and a former one shows nothing any more.',
  who: 'staff',
  body: jsonBody(counterRequest, { isOpen: true }),
  responses: { 200: json(z.strictObject({ counter: z.string().nullable() })) },
  problems: ['NOT_FOUND'],
});

const printer = z.strictObject({
  address: z.string().refine(isPrinterAddress, 'private_address'),
  port: z.int().min(printerPorts.first).max(printerPorts.last),
  locale: z.enum(locales),
});
const printerRequest = z.strictObject({ printer: printer.nullable() });

export const changePrinter = defineCall({
  method: 'PUT',
  path: '/api/v1/staff/restaurants/:id/printer',
  summary: 'Name the receipt printer of a restaurant',
  text: 'The ticket of each new order is sent to it as ESC/POS over TCP. An IPv4 address of a private network; `printer` null: none.',
  who: 'staff',
  body: jsonBody(printerRequest, { printer: { address: '192.168.1.50', port: 9100, locale: 'ru' } }),
  responses: { 204: empty },
  problems: ['NOT_FOUND'],
});

export const testPrinter = defineCall({
  method: 'POST',
  path: '/api/v1/staff/restaurants/:id/printer/test',
  summary: 'Print a test page',
  text: 'Whether the printer has taken it; false without a printer, too.',
  who: 'staff',
  responses: { 200: json(z.strictObject({ isPrinted: z.boolean() })) },
  problems: ['NOT_FOUND'],
});

export const printAgain = defineCall({
  method: 'POST',
  path: '/api/v1/staff/restaurants/:id/printer/again',
  summary: 'Send the tickets that wait',
  text: 'The printer is asked at once, not after the pause that follows a failure.',
  who: 'staff',
  responses: { 204: empty },
  problems: ['NOT_FOUND'],
});

import { z } from 'zod';
import type { accountCalls } from '../account/account-calls.ts';
import { addressList } from '../account/addresses.ts';
import { authCodeAnswer, authCodeBody } from '../account/auth-code.ts';
import { authSessionAnswer, authSessionBody } from '../account/auth-session.ts';
import { customersCreateAnswer, customersCreateBody } from '../account/customers-create.ts';
import { customersGetAnswer, customersGetQuery } from '../account/customers-get.ts';
import { customersUpdateAnswer, customersUpdateBody } from '../account/customers-update.ts';
import { loyaltyAnswer, loyaltyQuery } from '../account/loyalty.ts';
import { phoneChangeAnswer, phoneChangeBody } from '../account/phone-change.ts';
import type { phoneChangeCalls } from '../account/phone-change-calls.ts';
import { promoByPhoneAnswer, promoByPhoneQuery } from '../account/promo-by-phone.ts';
import { cancelOrderBody } from '../shop/cancel-order.ts';
import { ordersAnswer, reorderAnswer, wireOrder } from '../shop/order.ts';
import { ordersQuery } from '../shop/orders.ts';
import { placeOrderBody } from '../shop/place-order.ts';
import { promoByNameQuery, wirePromo } from '../shop/promo-by-name.ts';
import { type Descriptions, json, nothing } from './description.ts';

const customer = { firstName: 'Дилноза', phone1: '998901112233', birthDate: '1994-05-06' };
const address = { id: 'home', longitude: 69.2797, latitude: 41.3111, label: 'Uy', text: 'Navoiy koʻchasi, 30' };

export const accountDescriptions: Descriptions<typeof accountCalls & typeof phoneChangeCalls> = {
  authCode: {
    summary: 'Send a one-time code',
    text: 'The same answer for known and unknown phones. `resendAfter` is in seconds.',
    who: 'anybody',
    body: { schema: authCodeBody, example: { phone1: '+998 90 111-22-33' } },
    answers: { 202: json(authCodeAnswer) },
    problems: ['TOO_MANY_CODES', 'CODE_NOT_SENT'],
  },
  authSession: {
    summary: 'Sign in by a code',
    text: [
      'Sets the session cookie. `customerId` null: the phone is new, and the session, which lives 15 minutes, may only call',
      '`customers/Create`. A customer who is signed in stays so with the code of a phone that is nobody’s, to change to it.',
    ].join(' '),
    who: 'anybody',
    body: {
      schema: authSessionBody,
      example: { challengeId: '7f0c7a52-5b0e-4d5c-9a3e-0d3f1f0f8a11', phone1: '998901112233', code: '123456' },
    },
    answers: { 200: json(authSessionAnswer) },
    problems: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_GUESSES'],
  },
  endSession: {
    summary: 'Sign out',
    text: 'With `everywhere=1` on all devices.',
    who: 'anybody',
    query: { schema: z.object({ everywhere: z.literal('1').optional() }), example: {} },
    answers: { 204: nothing },
  },
  customersGet: {
    summary: 'The own record',
    text: 'Any other `Id` is 404.',
    who: 'customer',
    query: { schema: customersGetQuery, example: { Id: 'own' } },
    answers: { 200: json(customersGetAnswer) },
    problems: ['NOT_FOUND'],
  },
  customersCreate: {
    summary: 'Create the customer of a verified phone',
    text: '`id`, `cardBalance` and `cardNumber` from a client are ignored.',
    who: 'phone',
    body: { schema: customersCreateBody, example: customer },
    answers: { 200: json(customersCreateAnswer) },
    problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
  },
  customersUpdate: {
    summary: 'Change name, birth date or phone',
    text: [
      'Another phone needs two codes shown to `auth/session` by the signed-in session within the last ten minutes: one of the present phone',
      'and one of the new phone; `details.missing` names what is missing. All other sessions end, this one gets a new token.',
    ].join(' '),
    who: 'customer',
    body: { schema: customersUpdateBody, example: { ...customer, firstName: 'Dilnoza' } },
    answers: { 200: json(customersUpdateAnswer) },
    problems: ['PHONE_NOT_VERIFIED', 'BIRTH_DATE_IN_FUTURE'],
  },
  promoByPhone: {
    summary: 'Promo codes that the customer can use',
    text: 'For the own phone alone, else `[]`.',
    who: 'anybody',
    query: { schema: promoByPhoneQuery, example: { Phone: '998901112233' } },
    answers: { 200: json(promoByPhoneAnswer) },
  },
  promoByName: {
    summary: 'A promo code, judged by what needs no cart',
    who: 'anybody',
    query: { schema: promoByNameQuery, example: { Name: 'SALOM' } },
    answers: { 200: json(wirePromo) },
  },
  placeOrder: {
    summary: 'Place an order',
    text: [
      'The body of the quote, and who, where, how paid. The same key with the same body answers 200 with the first order; it lives for 7 days.',
      '`expectedTotal` below the real total is 409 `PRICE_CHANGED` with the fresh quote; above it the lower price counts.',
    ].join(' '),
    who: 'customer',
    headers: { 'Idempotency-Key': { text: 'A UUID for this order.', example: '0b0a5a0e-8d3c-4f7e-9a35-6d1b8f1f2c11' } },
    body: {
      schema: placeOrderBody,
      example: {
        orderTypeId: 200,
        regionId: '1',
        restaurantId: '1',
        lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
        contact: { firstName: 'Дилноза', phone1: '998901112233' },
        payment: { method: 'cash', changeFrom: 200_000 },
        expectedTotal: 500_000,
      },
    },
    answers: { 201: json(wireOrder, 'The new order.'), 200: json(wireOrder, 'The order that this key made before.') },
    problems: [
      'IDEMPOTENCY_KEY_MISSING',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_FLIGHT',
      'TOO_MANY_ORDERS',
      'UNKNOWN_PRODUCT',
      'INVALID_OPTION',
      'ADDRESS_MISSING',
      'OUT_OF_ZONE',
      'RESTAURANT_PAUSED',
      'SLOT_UNAVAILABLE',
      'ITEMS_UNAVAILABLE',
      'MIN_ORDER_SUM',
      'ORDER_MAX_SUM',
      'PRICE_CHANGED',
    ],
  },
  orders: {
    summary: 'The own orders, the newest first',
    who: 'customer',
    query: { schema: ordersQuery, example: {} },
    answers: { 200: json(ordersAnswer) },
  },
  order: { summary: 'One own order', who: 'customer', answers: { 200: json(wireOrder) } },
  orderEvents: {
    summary: 'What happens to an order, as it happens',
    text: 'Server-sent events `status` with `{ status, at, by, order }`: where it stands, then each change. `Last-Event-ID` resumes.',
    who: 'customer',
    answers: { 200: { text: 'A stream that stays open.', events: true } },
    problems: ['TOO_MANY_STREAMS'],
  },
  cancelOrder: {
    summary: 'Cancel an order',
    text: 'Until the kitchen has begun; later 409 with the status.',
    who: 'customer',
    body: { schema: cancelOrderBody, example: { reason: 'Передумала' }, isOptional: true },
    answers: { 200: json(wireOrder) },
    problems: ['ILLEGAL_STATUS'],
  },
  reorder: {
    summary: 'The lines of an old order as they can be had today',
    who: 'customer',
    answers: { 200: json(reorderAnswer) },
  },
  loyalty: {
    summary: 'Points, tier and where the points came from',
    who: 'customer',
    query: { schema: loyaltyQuery, example: {} },
    answers: { 200: json(loyaltyAnswer) },
  },
  addresses: { summary: 'Saved addresses', who: 'customer', answers: { 200: json(addressList) } },
  keepAddresses: {
    summary: 'Save the whole list of addresses',
    text: 'Of two at the same coordinates the first is kept.',
    who: 'customer',
    body: { schema: addressList, example: { addresses: [address] } },
    answers: { 200: json(addressList) },
  },
  phoneChange: { summary: 'The change of phone that waits', who: 'customer', answers: { 200: json(phoneChangeAnswer) } },
  requestPhoneChange: {
    summary: 'Change the phone without the present one',
    text: [
      'For somebody who no longer has the present phone: the new one, whose code this session has shown within the last ten minutes, takes',
      'effect after 72 hours and ends all sessions. The present phone gets a message; signing in with it stops the change and ends the other',
      'sessions. A new request takes the place of one that waits.',
    ].join(' '),
    who: 'customer',
    body: { schema: phoneChangeBody, example: { phone1: '998935554433' } },
    answers: { 202: json(phoneChangeAnswer) },
    problems: ['PHONE_NOT_VERIFIED', 'TOO_MANY_PHONE_CHANGES', 'PHONE_CHANGE_NOT_ANNOUNCED'],
  },
  cancelPhoneChange: { summary: 'Stop the change of phone', who: 'customer', answers: { 204: nothing } },
  deleteAccount: {
    summary: 'Delete the customer',
    text: 'Orders stay without personal data.',
    who: 'customer',
    answers: { 204: nothing },
  },
};

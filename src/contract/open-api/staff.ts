import { boardAnswer, boardOrder } from '../shop/order.ts';
import type { staffCalls } from '../staff/staff-calls.ts';
import { cancelAllBody, moveOrderBody, staffOrdersQuery } from '../staff/staff-orders.ts';
import { staffSessionAnswer, staffSessionBody } from '../staff/staff-session.ts';
import { pauseBody, staffRestaurantsAnswer, stopListAnswer, stopListBody } from '../staff/staff-stop-list.ts';
import { type Descriptions, json, nothing } from './description.ts';

export const staffDescriptions: Descriptions<typeof staffCalls> = {
  openStaffSession: {
    summary: 'Open the board in a browser',
    text: 'Sets an HttpOnly cookie for 12 hours.',
    who: 'anybody',
    body: { schema: staffSessionBody, example: { token: 'the token of STAFF_TOKEN' } },
    answers: { 204: nothing },
    problems: ['ACCESS_TOKEN_WRONG'],
  },
  staffSession: { summary: 'Who is at the board', who: 'staff', answers: { 200: json(staffSessionAnswer) } },
  endStaffSession: { summary: 'Close the board', who: 'anybody', answers: { 204: nothing } },
  staffOrders: {
    summary: 'Orders of the board',
    text: '`status` is a list with commas; without it the orders that live.',
    who: 'staff',
    query: { schema: staffOrdersQuery, example: { status: 'created,confirmed' } },
    answers: { 200: json(boardAnswer) },
  },
  staffEvents: {
    summary: 'What the board has to know, as it happens',
    text: 'Server-sent events: `ready` at once, then `order` for each changed order and `stock` when stop-list, portions or pauses changed.',
    who: 'staff',
    answers: { 200: { text: 'A stream that stays open.', events: true } },
    problems: ['TOO_MANY_STREAMS'],
  },
  moveOrder: {
    summary: 'Move an order on',
    text: 'Forward only, steps may be skipped; cancelling needs a reason. An illegal step is 409 with the present status.',
    who: 'staff',
    body: { schema: moveOrderBody, example: { status: 'confirmed' } },
    answers: { 200: json(boardOrder) },
    problems: ['ILLEGAL_STATUS'],
  },
  cancelAllOrders: {
    summary: 'Cancel all open orders of one customer',
    text: 'Of the customer whose order is named, in one step and with one reason. The answer holds the orders that were cancelled; what is handed over stays.',
    who: 'staff',
    body: { schema: cancelAllBody, example: { reason: 'unreachable' } },
    answers: { 200: json(boardAnswer) },
  },
  stopList: { summary: 'What is sold out or limited', who: 'staff', answers: { 200: json(stopListAnswer) } },
  changeStopList: {
    summary: 'Limit or free a product or an option',
    text: '`portions` null: unlimited, 0: sold out.',
    who: 'staff',
    body: { schema: stopListBody, example: { restaurantId: '1', productId: '1028', portions: 12 } },
    answers: { 204: nothing },
    problems: ['NOT_FOUND'],
  },
  staffRestaurants: { summary: 'Restaurants and their pauses', who: 'staff', answers: { 200: json(staffRestaurantsAnswer) } },
  pauseRestaurant: {
    summary: 'Pause a restaurant, or open it again',
    text: 'Closes the slots that start before `until`. `until` null opens it; 9999-12-31T23:59:59Z is a pause without an end.',
    who: 'staff',
    body: { schema: pauseBody, example: { until: null } },
    answers: { 204: nothing },
  },
};

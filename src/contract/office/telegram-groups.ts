import { z } from 'zod';
import { defineCall, empty, json } from '../lib/define-call.ts';

/** null: the shop has no bot */
const bot = z.string().nullable();

const groups = z.strictObject({
  bot,
  restaurants: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      group: z.strictObject({ title: z.string(), since: z.iso.datetime() }).nullable(),
    }),
  ),
});

const telegramGroups = defineCall({
  method: 'GET',
  path: '/api/v1/office/telegram-groups',
  summary: 'The groups of restaurants in Telegram',
  who: 'team',
  responses: { 200: json(groups) },
});

const connectGroup = defineCall({
  method: 'POST',
  path: '/api/v1/office/telegram-groups/:id',
  summary: 'A command that connects a group with a restaurant',
  text: 'To be written in the group, to which the bot was added before. Valid once and for an hour; an earlier one ends. 404 without a bot.',
  who: 'team',
  responses: { 200: json(z.strictObject({ command: z.string() })) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

const endGroup = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/telegram-groups/:id',
  summary: 'Tell the group of a restaurant nothing any more',
  who: 'team',
  responses: { 204: empty },
});

const ownTelegram = defineCall({
  method: 'GET',
  path: '/api/v1/office/telegram',
  summary: 'Whether the own Telegram is connected',
  text: 'Who is connected may press the buttons in the groups of their restaurants.',
  who: 'member',
  responses: { 200: json(z.strictObject({ bot, isConnected: z.boolean() })) },
});

const connectTelegram = defineCall({
  method: 'POST',
  path: '/api/v1/office/telegram',
  summary: 'A link that connects the own Telegram',
  text: 'Valid once and for an hour; an earlier one ends. 404 without a bot.',
  who: 'member',
  responses: { 200: json(z.strictObject({ url: z.string() })) },
  problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

const endTelegram = defineCall({
  method: 'DELETE',
  path: '/api/v1/office/telegram',
  summary: 'Disconnect the own Telegram',
  who: 'member',
  responses: { 204: empty },
});

/** The calls for Telegram of the team, a part of the group `office`. */
export const telegramGroupCalls = { telegramGroups, connectGroup, endGroup, ownTelegram, connectTelegram, endTelegram };

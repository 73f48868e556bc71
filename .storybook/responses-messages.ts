import type { StoryResponses } from './story-responses.ts';

const seenAt = '2026-11-21T06:40:00.000Z';

const mailing = {
  title: { ru: 'Новогодний плов на компанию', en: 'New Year plov for a party', uz: 'Davra uchun yangi yil oshi' },
  text: {
    ru: 'С 25 декабря: казан на десять человек, с барбарисом и айвой.\nЗакажите заранее, привезём к столу.',
    en: 'From 25 December: a kazan for ten, with barberries and quince.\nOrder ahead, we bring it to your table.',
    uz: '25-dekabrdan: oʻn kishilik qozon, zirk va behi bilan.\nOldindan buyurtma bering, dasturxonga yetkazamiz.',
  },
  ...{ madeBy: 'Малика', sent: 0, failed: 0, waiting: 0, unsent: 0, ended: null },
} as const;

const draft = { title: mailing.title, text: mailing.text, version: 3, changedAt: seenAt };

/** Responses to the calls about messages and Telegram in the back office. */
export const responsesOfMessages: StoryResponses = {
  officeMessages: () => ({
    channels: [
      { channel: 'webhook', sent: 1_204, failed: 0, waiting: 0, waitsSince: null, pausedUntil: null, cost: 0 },
      {
        ...{ channel: 'telegram', sent: 812, failed: 2, waiting: 3, cost: 0 },
        waitsSince: '2026-11-21T06:40:00.000Z',
        pausedUntil: '2026-11-21T07:01:00.000Z',
      },
    ],
    failures: [
      { id: 'm1', orderNumber: 1042, channel: 'telegram', at: '2026-11-21T06:20:00.000Z', reason: 'blocked' },
      { id: 'm3', orderNumber: null, channel: 'group', at: '2026-11-21T06:15:00.000Z', reason: 'late' },
      { id: 'm2', orderNumber: 1038, channel: 'email', at: '2026-11-21T06:10:00.000Z', reason: 'status_550' },
    ],
    codes: { left: 4_860, sms: { sent: 140, cost: 21_000 }, telegram: { sent: 312, failed: 9, cost: 37_440 } },
  }),
  mailings: () => ({
    audience: [
      { channel: 'telegram', customers: 1_204 },
      { channel: 'email', customers: 96 },
      { channel: 'push', customers: 31 },
    ],
    drafts: [
      { ...draft, id: 'd1', sendAt: '2026-12-24T05:00:00.000Z', changedBy: 'Малика' },
      { ...draft, id: 'd2', title: { ru: '', en: '', uz: '' }, sendAt: null, changedBy: null },
    ],
    mailings: [
      { ...mailing, id: 'm1', state: 'planned', sendAt: '2026-11-22T05:00:00.000Z' },
      { ...mailing, id: 'm2', state: 'sending', sendAt: seenAt, sent: 812, failed: 3, waiting: 389 },
      { ...mailing, id: 'm3', state: 'sent', sendAt: '2026-11-20T05:00:00.000Z', madeBy: null, sent: 1_180, failed: 9 },
      {
        ...{ ...mailing, id: 'm4', state: 'stopped', sendAt: '2026-11-19T05:00:00.000Z', sent: 240, failed: 2, unsent: 961 },
        ended: { at: '2026-11-19T05:03:00.000Z', by: 'Бобур' },
      },
    ],
  }),
  saveMailingDraft: () => ({ version: 4 }),
  testMailing: () => ({ channel: 'telegram' }),
  telegramGroups: () => ({
    bot: 'namuna_bot',
    restaurants: [
      { id: '1', name: 'Чиланзар', group: { title: 'Кухня Чиланзар', since: seenAt } },
      { id: '2', name: 'Юнусабад', group: null },
    ],
  }),
  connectGroup: () => ({ command: '/group@namuna_bot abcdefghijklmnopqrstuv' }),
  ownTelegram: () => ({ bot: 'namuna_bot', isConnected: false }),
  connectTelegram: () => ({ url: 'https://t.me/namuna_bot?start=abcdefghijklmnopqrstuv' }),
};

import { logKinds } from '#domain/office/change-log.ts';
import type { StoryResponses } from './story-responses.ts';

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Version/18.0 Safari/605.1';
const owner = { id: 'm1', name: 'Нодира Юсупова', phone: '998901112233', role: 'owner', restaurantIds: [], isConfigured: true } as const;
const kitchen = {
  id: 'm2',
  name: 'Анвар',
  phone: '998935554433',
  role: 'kitchen',
  restaurantIds: ['1', '2'],
  isConfigured: false,
} as const;
const editor = { id: 'm3', name: 'Дилноза', phone: '998977776655', role: 'editor', restaurantIds: [], isConfigured: false } as const;
const opened = { openedAt: '2026-11-20T05:00:00.000Z', seenAt: '2026-11-21T06:40:00.000Z' };

/** Responses to the calls of the back office. */
export const responsesOfOffice: StoryResponses = {
  officeCode: () => ({ challengeId: 'c1', resendAfter: 60 }),
  team: () => ({ members: [owner, kitchen, editor] }),
  teamSessions: () => ({
    sessions: [
      { id: 's1', memberId: owner.id, name: owner.name, phone: owner.phone, browser: mac, isThis: true, ...opened },
      { id: 's2', memberId: kitchen.id, name: kitchen.name, phone: kitchen.phone, browser: android, isThis: false, ...opened },
    ],
  }),
  promoUses: () => ({
    uses: [
      { code: 'BIRINCHI', uses: 214, customers: 214 },
      { code: 'YETKAZISH0', uses: 1000, customers: 412 },
    ],
    stillOffered: ['YETKAZISH0'],
  }),
  officeLog: ({ query }) => {
    const shown = query.before === undefined ? entries.slice(0, 4) : entries.slice(4);
    const isLast = query.before !== undefined || query.text !== undefined;
    return { entries: query.text === undefined ? shown : [], next: isLast ? null : 1, people: ['Анвар', 'Нодира Юсупова'] };
  },
};

const changes: Readonly<Record<string, object>> = {
  orderMoved: { subject: '1024', before: { status: 'created' }, after: { status: 'cancelled', reason: 'не отвечает' } },
  stopChanged: { subject: 'Плов · Чиланзар', before: { portions: null }, after: { portions: 12 } },
  pauseChanged: { subject: 'Чиланзар', before: { until: null }, after: { until: '2026-11-21T10:00:00.000Z' } },
  memberChanged: { subject: 'Анвар', before: { role: 'editor' }, after: { role: 'kitchen', restaurants: '1, 2' } },
  published: { before: { version: 11 }, after: { version: 12 }, parts: ['about'] },
};

const entries = [...logKinds].reverse().map((kind, index) => ({
  id: 100 - index,
  at: '2026-11-21T06:30:00.000Z',
  by: index % 3 === 2 ? null : 'Анвар',
  kind,
  parts: [],
  detail: null,
  subject: '',
  before: null,
  after: null,
  ...changes[kind],
}));

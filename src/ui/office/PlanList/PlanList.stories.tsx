import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanList } from './PlanList.tsx';

const words = {
  ru: {
    move: 'Перенести',
    cancel: 'Отменить',
    newTime: 'Новое время',
    confirmMove: 'Перенести',
    cancelTitle: 'Отменить план?',
    cancelText: 'Изменения вернутся в черновик.',
    keep: 'Оставить',
    past: 'Это время уже прошло',
  },
  en: {
    move: 'Move',
    cancel: 'Cancel',
    newTime: 'New time',
    confirmMove: 'Move',
    cancelTitle: 'Cancel the plan?',
    cancelText: 'Its changes return to the draft.',
    keep: 'Keep',
    past: 'This time has passed',
  },
  uz: {
    move: 'Koʻchirish',
    cancel: 'Bekor qilish',
    newTime: 'Yangi vaqt',
    confirmMove: 'Koʻchirish',
    cancelTitle: 'Reja bekor qilinsinmi?',
    cancelText: 'Oʻzgarishlar qoralamaga qaytadi.',
    keep: 'Qoldirish',
    past: 'Bu vaqt oʻtib ketgan',
  },
};
const contents = { ru: '3 записи', en: '3 records', uz: '3 ta yozuv' };
const time = { ru: '1 декабря, 09:00', en: 'Dec 1, 09:00', uz: '1-dekabr, 09:00' };
const failure = { ru: 'Не опубликовано: нет связи', en: 'Not published: no connection', uz: 'Eʼlon qilinmadi: aloqa yoʻq' };
const locales = ['ru', 'en', 'uz'] as const;

type Plans = (locale: (typeof locales)[number]) => Parameters<typeof PlanList>[0]['plans'];
const textsOf = (plans: Plans) => Object.fromEntries(locales.map((locale) => [locale, { texts: words[locale], plans: plans(locale) }]));
const planIn: (locale: (typeof locales)[number], id: number) => ReturnType<Plans>[number] = (locale, id) => ({
  id,
  time: time[locale],
  contents: contents[locale],
  origin: 'Anvar',
  failure: null,
});

const meta: Meta<typeof PlanList> = {
  component: PlanList,
  args: { onMove: async () => true, onCancel: async () => {} },
  parameters: { cannotBe: { Empty: 'without plans it is not shown' }, texts: textsOf((locale) => [planIn(locale, 1)]) },
};
export default meta;
type Story = StoryObj<typeof PlanList>;

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: textsOf((locale) =>
      Array.from({ length: 5 }, (_, id) => ({
        ...planIn(locale, id),
        contents: `${contents[locale]}, `.repeat(20),
        origin: 'Abdurahmonjon Muhammadaminov '.repeat(3),
        details: <p>{contents[locale]}</p>,
      })),
    ),
  },
};

/** A publication that failed. */
export const Broken: Story = {
  parameters: { texts: textsOf((locale) => [{ ...planIn(locale, 1), origin: '', failure: failure[locale] }]) },
};

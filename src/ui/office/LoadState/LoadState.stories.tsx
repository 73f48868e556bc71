import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadState } from './LoadState.tsx';

const meta: Meta<typeof LoadState> = {
  component: LoadState,
  args: { state: 'failed', onRetry: async () => {} },
  parameters: {
    cannotBe: { Ordinary: 'data are shown instead' },
    texts: {
      ru: { loading: 'Загружаем…', failed: 'Не получилось загрузить.', retry: 'Ещё раз' },
      en: { loading: 'Loading…', failed: 'Loading didn’t work.', retry: 'Try again' },
      uz: { loading: 'Yuklanmoqda…', failed: 'Yuklab boʻlmadi.', retry: 'Qayta urinib koʻrish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LoadState>;

/** It is being loaded. */
export const Empty: Story = { args: { state: 'loading' } };

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { failed: 'Не получилось загрузить сообщения о заказах за последние семь дней: нет связи с сервером.' },
      en: { failed: 'The messages about orders of the last seven days were not loaded: there is no connection to the server.' },
      uz: { failed: 'Soʻnggi yetti kundagi buyurtmalar haqidagi xabarlar yuklanmadi: server bilan aloqa yoʻq.' },
    },
  },
};

export const Broken: Story = {};

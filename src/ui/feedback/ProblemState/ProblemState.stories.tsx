import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProblemState } from './ProblemState.tsx';

const meta: Meta<typeof ProblemState> = {
  component: ProblemState,
  args: { onRetry: () => {} },
  parameters: {
    texts: {
      ru: { message: 'Меню не загрузилось.', retryLabel: 'Попробовать ещё раз' },
      en: { message: 'The menu did not load.', retryLabel: 'Try again' },
      uz: { message: 'Menyu yuklanmadi.', retryLabel: 'Qayta urinish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProblemState>;

/** Without a retry. */
export const Empty: Story = { args: { onRetry: undefined } };

export const Ordinary: Story = {};

export const Extreme: Story = {
  parameters: {
    texts: {
      ru: {
        message: 'Сервер ответил: UPSTREAM_UNAVAILABLE_WITH_A_VERY_LONG_CODE. '.repeat(6),
        retryLabel: 'Проверить соединение и попробовать ещё раз',
      },
      en: {
        message: 'The server answered: UPSTREAM_UNAVAILABLE_WITH_A_VERY_LONG_CODE. '.repeat(6),
        retryLabel: 'Check the connection and try once more',
      },
      uz: {
        message: 'Server javobi: UPSTREAM_UNAVAILABLE_WITH_A_VERY_LONG_CODE. '.repeat(6),
        retryLabel: 'Aloqani tekshirib, yana bir bor urinib koʻrish',
      },
    },
  },
};

/** The server sent no message: the retry remains. */
export const Broken: Story = { parameters: { texts: { ru: { message: '' }, en: { message: '' }, uz: { message: '' } } } };

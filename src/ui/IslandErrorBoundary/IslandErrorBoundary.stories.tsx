import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { IslandErrorBoundary } from './IslandErrorBoundary.tsx';

const meta: Meta<typeof IslandErrorBoundary> = {
  component: IslandErrorBoundary,
  parameters: {
    texts: {
      ru: { message: 'Эта часть страницы не работает.', retryLabel: 'Попробовать ещё раз', children: dish('Плов') },
      en: { message: 'This part of the page does not work.', retryLabel: 'Try again', children: dish('Plov') },
      uz: { message: 'Sahifaning bu qismi ishlamayapti.', retryLabel: 'Qayta urinish', children: dish('Palov') },
    },
  },
};
export default meta;
type Story = StoryObj<typeof IslandErrorBoundary>;

/** An island that renders nothing. */
export const Empty: Story = { parameters: { texts: { ru: { children: null }, en: { children: null }, uz: { children: null } } } };

/** No error: the boundary renders only its content. */
export const Ordinary: Story = {};

/** The island failed, and its message has many lines. */
export const Extreme: Story = {
  parameters: {
    texts: {
      ru: { children: <Failing />, message: 'Эта часть страницы не загрузилась. '.repeat(6) },
      en: { children: <Failing />, message: 'This part of the page didn’t load. '.repeat(6) },
      uz: { children: <Failing />, message: 'Sahifaning bu qismi yuklanmadi. '.repeat(6) },
    },
  },
  beforeEach: silenceConsole,
};

/** The island failed. */
export const Broken: Story = {
  parameters: { texts: { ru: { children: <Failing /> }, en: { children: <Failing /> }, uz: { children: <Failing /> } } },
  beforeEach: silenceConsole,
};

function dish(name: string) {
  return <Card title={name}>45 000</Card>;
}

/** Throws only in the browser: boundaries do not work on the server. */
function Failing() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (isHydrated) throw new Error('A story of a failing island');
  return null;
}

/** React logs a caught error to the console; here it is expected. */
function silenceConsole(): () => void {
  const write = console.error;
  console.error = () => {};
  return () => {
    console.error = write;
  };
}

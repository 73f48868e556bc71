import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';

const meta: Meta<typeof IslandBoundary> = {
  component: IslandBoundary,
  args: { children: <Card title="Плов">45 000</Card> },
  parameters: {
    texts: {
      ru: { message: 'Эта часть страницы не работает.', retryLabel: 'Попробовать ещё раз' },
      en: { message: 'This part of the page does not work.', retryLabel: 'Try again' },
      uz: { message: 'Sahifaning bu qismi ishlamayapti.', retryLabel: 'Qayta urinish' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof IslandBoundary>;

/** An island that draws nothing. */
export const Empty: Story = { args: { children: null } };

/** All is well: the boundary is not to be seen. */
export const Ordinary: Story = {};

/** The island failed; the server's content stays. */
export const Extreme: Story = { args: { children: <Failing />, kept: <Card title="Плов">45 000</Card> }, beforeEach: hush };

/** The island failed and nothing is kept. */
export const Broken: Story = { args: { children: <Failing /> }, beforeEach: hush };

/** Fails in the browser alone: on the server no boundary catches. */
function Failing() {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  if (isAwake) throw new Error('A story of a failing island');
  return null;
}

/** React writes what the boundary caught to the console; here it is expected. */
function hush(): () => void {
  const write = console.error;
  console.error = () => {};
  return () => {
    console.error = write;
  };
}

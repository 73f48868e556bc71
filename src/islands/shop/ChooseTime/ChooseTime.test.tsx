// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { $fulfillmentPickerOpened, closeFulfillmentPicker } from '#stores/shop/preferences.ts';
import words from '../../../../locales/ru/choose-time.json' with { type: 'json' };
import { ChooseTime } from './ChooseTime.tsx';

afterEach(() => {
  cleanup();
  act(closeFulfillmentPicker);
});

test('the button opens the sheet in which a time is chosen', () => {
  render(<ChooseTime words={words} />);
  expect($fulfillmentPickerOpened.get()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: words.choose }));
  expect($fulfillmentPickerOpened.get()).toBe(true);
});

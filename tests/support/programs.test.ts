import { expect, test } from 'vitest';
import { commandsFor } from './programs.ts';

const chromium = { name: 'Chromium', apt: 'chromium', brew: null };
const postgres = { name: 'PostgreSQL', apt: 'postgresql', brew: 'postgresql' };

test('what is missing is installed by one command of the system, as root', () => {
  expect(commandsFor([chromium, postgres], { manager: 'apt', isRoot: true })).toEqual([
    'apt-get update -qq',
    'apt-get install -y -qq --no-install-recommends chromium postgresql',
  ]);
  expect(commandsFor([postgres], { manager: 'apt', isRoot: false })).toContain(
    'sudo apt-get install -y -qq --no-install-recommends postgresql',
  );
  expect(commandsFor([postgres], { manager: 'brew', isRoot: false })).toEqual(['brew install postgresql']);
});

test('a browser that the system has no package of comes from Playwright', () => {
  const browser = 'npx playwright install --with-deps chromium';
  expect(commandsFor([{ ...chromium, apt: null }], { manager: 'apt', isRoot: true })).toEqual([browser]);
  expect(commandsFor([chromium, postgres], { manager: 'brew', isRoot: false })).toEqual(['brew install postgresql', browser]);
});

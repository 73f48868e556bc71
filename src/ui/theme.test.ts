import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, parse, themeStyle } from './theme.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const colors = ['#000000', '#fffdf8', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#808080', '#0F766E', '#F59E0B', '#123456', '#fedcba'];

function properties(style: string): Record<string, string> {
  return Object.fromEntries(style.split(';').map((part) => part.split(':')));
}

for (const isDarkMode of [false, true]) {
  test.each(colors)(`any brand color is readable in ${isDarkMode ? 'dark' : 'light'} mode: %s`, (primaryColor) => {
    const theme = properties(themeStyle({ isDarkMode, primaryColor, accentColor: primaryColor }));
    const brand = parse(theme['--brand'] ?? '');
    for (const ground of isDarkMode ? ['#17110b', '#251c13'] : ['#fcf5e8', '#fffdf8']) {
      expect(contrast(brand, parse(ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(brand, parse(theme['--brand-soft'] ?? ''))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(brand, parse(theme['--brand-ink'] ?? ''))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(parse(theme['--accent'] ?? ''), parse(theme['--accent-ink'] ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
}

test('a readable brand color stays unchanged', () => {
  expect(themeStyle({ isDarkMode: false, primaryColor: '#0F766E', accentColor: null })).toContain('--brand:#0f766e;');
});

test('settings without colors keep the tokens', () => {
  expect(themeStyle({ isDarkMode: true, primaryColor: null, accentColor: null })).toBe('');
});

test('the border of a field contrasts with card and paper, light and dark', () => {
  const light = readTokens(':root');
  for (const { edge, card, paper } of [light, { ...light, ...readTokens('html[data-scheme="dark"]') }]) {
    for (const ground of [card, paper]) expect(contrast(parse(edge ?? ''), parse(ground ?? ''))).toBeGreaterThanOrEqual(3);
  }
});

/** The hex colors of one rule of the tokens, six digits each. */
function readTokens(selector: string): Record<string, string> {
  const rule = tokens.slice(tokens.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): #(\w+);/g)].map(([, name = '', hex = '']) => [
      name,
      `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`,
    ]),
  );
}

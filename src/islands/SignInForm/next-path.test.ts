import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

const origin = 'https://shop.example';

it.each(['/profile/cart', '/uz/profile/history/5?x=1#y'])('goes on to %s', (next) => expect(nextPath(next, origin, '/')).toBe(next));

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example', 'profile'])(
  'does not go to %j',
  (next) => expect(nextPath(next, origin, '/profile')).toBe('/profile'),
);

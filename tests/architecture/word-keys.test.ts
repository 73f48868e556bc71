import { expect, test } from 'vitest';
import { type Translate, translator } from '#domain/words.ts';

test('a misspelled key, a missing value and an extra value do not compile', () => {
  const t: Translate<'order-message'> = translator({ created: '№ {{number}}' });
  expect(t('created', { number: 5 })).toBe('№ 5');
  // @ts-expect-error the namespace has no such key
  t('creatd', { number: 5 });
  // @ts-expect-error the key has a value
  t('created');
  // @ts-expect-error the value is called `number`
  t('created', { count: 5 });
});

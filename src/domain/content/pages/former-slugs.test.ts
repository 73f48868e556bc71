import { describe, expect, test } from 'vitest';
import { followSlugs, slugNow } from './former-slugs.ts';

const pages = (slugs: Readonly<Record<string, string>>) => ({ own: Object.entries(slugs).map(([id, slug]) => ({ id, slug })) });

describe('the former slugs of own pages', () => {
  test('a slug of a page with another slug leads to that page, also after several changes', () => {
    const first = followSlugs({}, pages({ a: 'one' }), pages({ a: 'two' }));
    const second = followSlugs(first, pages({ a: 'two' }), pages({ a: 'three' }));
    expect(['one', 'two', 'three'].map((slug) => slugNow(second, pages({ a: 'three' }), slug))).toEqual(['three', 'three', null]);
  });

  test('a slug that another page has taken leads nowhere else, also after that page is removed', () => {
    const former = followSlugs({ one: 'a' }, pages({ a: 'two' }), pages({ a: 'two', b: 'one' }));
    expect(former).toEqual({});
    expect(followSlugs(former, pages({ a: 'two', b: 'one' }), pages({ a: 'two' }))).toEqual({});
  });

  test('two pages that exchange their slugs have no former ones', () => {
    expect(followSlugs({}, pages({ a: 'one', b: 'two' }), pages({ a: 'two', b: 'one' }))).toEqual({});
  });

  test('the former slug of a removed page leads nowhere, and to the page again when it is back', () => {
    const former = followSlugs({ one: 'a' }, pages({ a: 'two' }), pages({}));
    expect([slugNow(former, pages({}), 'one'), slugNow(former, pages({ a: 'two' }), 'one')]).toEqual([null, 'two']);
  });

  test('a name that every object has is a slug without a page', () => {
    expect(slugNow({}, pages({ a: 'one' }), 'constructor')).toBeNull();
  });
});

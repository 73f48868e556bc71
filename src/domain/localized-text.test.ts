import { describe, expect, it } from 'vitest';
import { noText, shortText, withFallbacks } from './localized-text.ts';

describe('a text for a reader', () => {
  it('is the Russian one where a language is missing, and the Uzbek or the English one where Russian is', () => {
    expect(withFallbacks({ ru: ' ', en: 'Tea', uz: 'Choy' })).toEqual({ ru: 'Choy', en: 'Tea', uz: 'Choy' });
    expect(withFallbacks({ ru: '', en: 'Tea' })).toEqual({ ru: 'Tea', en: 'Tea', uz: 'Tea' });
    expect(withFallbacks({ ru: 'Чай', en: ' ', uz: 'Choy' })).toEqual({ ru: 'Чай', en: 'Чай', uz: 'Choy' });
    expect(withFallbacks(noText)).toEqual(noText);
  });
});

describe('a text for the catalog', () => {
  it('has what was written and nothing in the place of a missing language', () => {
    expect(shortText({ ru: '', en: ' ', uz: ' Choy ' })).toEqual({ ru: '', uz: 'Choy' });
  });

  it('has no language that is empty and was absent', () => {
    expect(shortText({ ru: 'Чай', en: '', uz: '' }, { ru: 'Чай', en: 'Tea' })).toEqual({ ru: 'Чай', en: '' });
  });
});

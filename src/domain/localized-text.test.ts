import { describe, expect, it } from 'vitest';
import { noText, shortText, withRussian } from './localized-text.ts';

describe('a text for the catalog', () => {
  it('takes its Russian text from Uzbek, then from English, where nobody wrote one', () => {
    expect(withRussian({ ru: ' ', en: 'Tea', uz: 'Choy' }).ru).toBe('Choy');
    expect(withRussian({ ru: '', en: 'Tea', uz: '' }).ru).toBe('Tea');
    expect(withRussian({ ru: 'Чай', en: 'Tea', uz: 'Choy' }).ru).toBe('Чай');
    expect(withRussian(noText)).toEqual(noText);
  });

  it('has no language that is empty and was absent', () => {
    expect(shortText({ ru: '', en: ' ', uz: ' Choy ' })).toEqual({ ru: 'Choy', uz: 'Choy' });
    expect(shortText({ ru: 'Чай', en: '', uz: '' }, { ru: 'Чай', en: 'Tea' })).toEqual({ ru: 'Чай', en: '' });
  });
});

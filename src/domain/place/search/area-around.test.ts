import { expect, test } from 'vitest';
import { areaAround, areaIn } from './area-around.ts';

const shahriston = { longitude: 69.2885, latitude: 41.3535 };

test('a point has the district around it and the landmark beside it, in any language (R-PLACE-8)', () => {
  const inRussian = areaIn(areaAround(shahriston, []), 'ru');
  expect(inRussian).toEqual({ district: 'Юнусабадский район', landmark: 'метро Шахристан' });
  expect(areaIn(areaAround(shahriston, []), 'uz')).toEqual({ district: 'Yunusobod tumani', landmark: 'Shahriston metrosi' });
  expect(areaIn(areaAround({ longitude: 69.2456, latitude: 41.3041 }, []), 'en')).toEqual({
    district: 'Yakkasaray district',
    landmark: 'Magic City',
  });
});

test('a district of the shop counts before that of the gazetteer', () => {
  const name = { ru: 'Наш район', en: 'Our district', uz: 'Bizning tuman' };
  expect(areaAround(shahriston, [{ ...shahriston, name }]).district).toEqual(name);
});

test('a point far from everything has neither', () => {
  expect(areaAround({ longitude: 60, latitude: 44 }, [])).toEqual({ district: null, landmark: null });
  expect(areaIn({ district: null, landmark: null }, 'ru')).toEqual({ district: '', landmark: '' });
});

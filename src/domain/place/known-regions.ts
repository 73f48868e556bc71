import type { LocalizedText } from '../locale.ts';

interface KnownRegion {
  readonly id: number;
  readonly slug: string;
  /** the number in the state's register of places */
  readonly soato: number;
  readonly name: LocalizedText;
  readonly latitude: number;
  readonly longitude: number;
}

const region = (
  id: number,
  slug: string,
  soato: number,
  [ru, en, uz]: readonly [string, string, string],
  place: readonly [number, number],
) => ({
  id,
  slug,
  soato,
  name: { ru, en, uz },
  latitude: place[0],
  longitude: place[1],
});

/** The regions of Uzbekistan with the coordinates of their capitals: a new shop chooses from them. */
export const knownRegions: readonly KnownRegion[] = [
  region(1, 'tashkent-city', 1726, ['Ташкент', 'Tashkent', 'Toshkent'], [41.311184, 69.27979]),
  region(2, 'tashkent-region', 1727, ['Ташкентская область', 'Tashkent Region', 'Toshkent viloyati'], [41.0417, 69.3583]),
  region(3, 'andijan', 1703, ['Андижанская область', 'Andijan Region', 'Andijon viloyati'], [40.7821, 72.3442]),
  region(4, 'bukhara', 1706, ['Бухарская область', 'Bukhara Region', 'Buxoro viloyati'], [39.7747, 64.4286]),
  region(5, 'jizzakh', 1708, ['Джизакская область', 'Jizzakh Region', 'Jizzax viloyati'], [40.1158, 67.8422]),
  region(6, 'kashkadarya', 1710, ['Кашкадарьинская область', 'Kashkadarya Region', 'Qashqadaryo viloyati'], [38.8606, 65.7975]),
  region(7, 'navoiy', 1712, ['Навоийская область', 'Navoi Region', 'Navoiy viloyati'], [40.0844, 65.3792]),
  region(8, 'namangan', 1714, ['Наманганская область', 'Namangan Region', 'Namangan viloyati'], [40.9983, 71.6726]),
  region(9, 'samarkand', 1718, ['Самаркандская область', 'Samarkand Region', 'Samarqand viloyati'], [39.6542, 66.9597]),
  region(10, 'surkhandarya', 1722, ['Сурхандарьинская область', 'Surkhandarya Region', 'Surxondaryo viloyati'], [37.2242, 67.2783]),
  region(11, 'syrdarya', 1724, ['Сырдарьинская область', 'Syrdarya Region', 'Sirdaryo viloyati'], [40.4897, 68.7842]),
  region(12, 'fergana', 1730, ['Ферганская область', 'Fergana Region', 'Fargʻona viloyati'], [40.3864, 71.7864]),
  region(13, 'khorezm', 1733, ['Хорезмская область', 'Khorezm Region', 'Xorazm viloyati'], [41.55, 60.6333]),
  region(
    14,
    'karakalpakstan',
    1735,
    ['Республика Каракалпакстан', 'Republic of Karakalpakstan', 'Qoraqalpogʻiston Respublikasi'],
    [42.4531, 59.6103],
  ),
];

import type { LocalizedText } from '../../../locale.ts';

/** A district of Tashkent; its point is the middle of where people live, to about 1 km. */
export interface KnownDistrict {
  readonly names: LocalizedText;
  /** As people say it: Юнусабад. */
  readonly short: LocalizedText;
  /** Names that differ in more than their spelling. */
  readonly also?: readonly string[];
  readonly longitude: number;
  readonly latitude: number;
  /** The first and the last of its numbered quarters, such as Юнусабад-4. */
  readonly quarters?: readonly [first: number, last: number];
  /** It has some of the quarters of the center, Ц-1 to Ц-28: such a number alone does not say which. */
  readonly hasCenter?: true;
}

export const districts: readonly KnownDistrict[] = [
  {
    names: { ru: 'Бектемирский район', en: 'Bektemir district', uz: 'Bektemir tumani' },
    short: { ru: 'Бектемир', en: 'Bektemir', uz: 'Bektemir' },
    longitude: 69.3347,
    latitude: 41.209,
  },
  {
    names: { ru: 'Чиланзарский район', en: 'Chilanzar district', uz: 'Chilonzor tumani' },
    short: { ru: 'Чиланзар', en: 'Chilanzar', uz: 'Chilonzor' },
    longitude: 69.2036,
    latitude: 41.2756,
    quarters: [1, 31],
  },
  {
    names: { ru: 'Мирабадский район', en: 'Mirabad district', uz: 'Mirobod tumani' },
    short: { ru: 'Мирабад', en: 'Mirabad', uz: 'Mirobod' },
    longitude: 69.286,
    latitude: 41.285,
  },
  {
    names: { ru: 'Мирзо-Улугбекский район', en: 'Mirzo Ulugbek district', uz: 'Mirzo Ulugʻbek tumani' },
    short: { ru: 'Мирзо-Улугбек', en: 'Mirzo Ulugbek', uz: 'Mirzo Ulugʻbek' },
    also: ['М Улугбек', 'M Ulugʻbek', 'Мирза-Улугбек'],
    longitude: 69.3347,
    latitude: 41.3385,
    hasCenter: true,
  },
  {
    names: { ru: 'Алмазарский район', en: 'Almazar district', uz: 'Olmazor tumani' },
    short: { ru: 'Алмазар', en: 'Almazar', uz: 'Olmazor' },
    longitude: 69.218,
    latitude: 41.353,
  },
  {
    names: { ru: 'Сергелийский район', en: 'Sergeli district', uz: 'Sirgʻali tumani' },
    short: { ru: 'Сергели', en: 'Sergeli', uz: 'Sirgʻali' },
    longitude: 69.222,
    latitude: 41.226,
    quarters: [1, 8],
  },
  {
    names: { ru: 'Шайхантахурский район', en: 'Shaykhantakhur district', uz: 'Shayxontohur tumani' },
    short: { ru: 'Шайхантахур', en: 'Shaykhantakhur', uz: 'Shayxontohur' },
    also: ['Шейхантаур'],
    longitude: 69.225,
    latitude: 41.323,
    hasCenter: true,
  },
  {
    names: { ru: 'Учтепинский район', en: 'Uchtepa district', uz: 'Uchtepa tumani' },
    short: { ru: 'Учтепа', en: 'Uchtepa', uz: 'Uchtepa' },
    also: ['Uch tepa'],
    longitude: 69.179,
    latitude: 41.288,
    quarters: [11, 31],
  },
  {
    names: { ru: 'Яккасарайский район', en: 'Yakkasaray district', uz: 'Yakkasaroy tumani' },
    short: { ru: 'Яккасарай', en: 'Yakkasaray', uz: 'Yakkasaroy' },
    longitude: 69.253,
    latitude: 41.284,
  },
  {
    names: { ru: 'Янгихаётский район', en: 'Yangihayot district', uz: 'Yangihayot tumani' },
    short: { ru: 'Янгихаёт', en: 'Yangihayot', uz: 'Yangihayot' },
    also: ['Yangi hayot', 'Янги хаёт'],
    longitude: 69.22,
    latitude: 41.196,
  },
  {
    names: { ru: 'Яшнабадский район', en: 'Yashnabad district', uz: 'Yashnobod tumani' },
    short: { ru: 'Яшнабад', en: 'Yashnabad', uz: 'Yashnobod' },
    longitude: 69.325,
    latitude: 41.294,
  },
  {
    names: { ru: 'Юнусабадский район', en: 'Yunusabad district', uz: 'Yunusobod tumani' },
    short: { ru: 'Юнусабад', en: 'Yunusabad', uz: 'Yunusobod' },
    longitude: 69.289,
    latitude: 41.365,
    quarters: [1, 19],
    hasCenter: true,
  },
];

/** A field of a response with its ordinary value. */
interface Field {
  /** from the record, or from the response where there is none */
  readonly path: string;
  readonly value: unknown;
  /** the same value in the other forms of other systems */
  readonly otherForms: readonly unknown[];
  /** a record without it can't be used */
  readonly isNeeded?: true;
}

interface ResponseFields {
  /** where the records are in the response: '' it is the list, null it has none */
  readonly list: string | null;
  readonly record: string;
  readonly fields: readonly Field[];
}

const id = (path: string, value = '7'): Field => ({ path, value, otherForms: [Number(value)], isNeeded: true });
const number = (path: string, value: number): Field => ({ path, value, otherForms: [String(value), ` ${value} `] });
const needed = (field: Field): Field => ({ ...field, isNeeded: true });
const text = (path: string, value: string): Field => ({ path, value, otherForms: [] });
/** a text that another system may keep as a number */
const digits = (path: string, value: string): Field => ({ path, value, otherForms: [Number(value)] });
const flag = (path: string, value: boolean): Field => ({ path, value, otherForms: [String(value), Number(value), String(Number(value))] });
const part = (path: string, value: object): Field => ({ path, value, otherForms: [] });

/** A value of another kind than the ordinary one, or none. `undefined`: the field is absent */
export const unusable: readonly (readonly [string, unknown])[] = [
  ['absent', undefined],
  ['null', null],
  ['an empty text', ''],
  ['an empty object', {}],
  ['an empty list', []],
  ['a list of something else', [null, 7, 'x', {}]],
];

/** The fields of R-UPSTREAM-15, and those beside them that this shop reads from another system. */
export const responseFields = {
  system: {
    list: null,
    record: 'settings',
    fields: [
      part('SiteSettings', { Marker: '/m.svg', Logo: '/l.svg', Colors: { IsDarkMode: 'true' } }),
      text('SiteSettings.Marker', '/m.svg'),
      text('SiteSettings.Logo', '/l.svg'),
      part('SiteSettings.Colors', { IsDarkMode: 'true' }),
      { path: 'SiteSettings.Colors.IsDarkMode', value: 'true', otherForms: [true, 1, '1'] },
      text('SiteSettings.Colors.Primary', '#0F766E'),
      digits('callCanterPhone', '1144'),
      text('email', 'shop@example.uz'),
      ...['legalNameEn', 'legalNameUz', 'legalNameRu', 'addressEn', 'addressUz', 'addressRu'].map((path) => digits(path, '365')),
      part('AboutUs', { ru: 'О нас', en: 'About', uz: 'Biz' }),
      ...['AboutUs.ru', 'AboutUs.en', 'AboutUs.uz', 'Offer.ru', 'Offer.en', 'Offer.uz'].map((path) => text(path, 'Текст')),
      part('Offer', { ru: 'Оферта', en: 'Offer', uz: 'Oferta' }),
      ...['phonesEn', 'phonesUz', 'phonesRu'].map(
        (path): Field => ({ path, value: ['712000000'], otherForms: [[712000000], ['712000000', null], '712000000', 712000000] }),
      ),
      { path: 'socials', value: [{ name: 'tg', url: 'https://t.me/x' }], otherForms: [[null, { name: 'tg', url: 'https://t.me/x' }, 7]] },
      number('OrderMaxSum', 500_000),
      number('PreorderDays', 5),
    ],
  },
  regions: {
    list: '',
    record: 'region',
    fields: [id('id'), digits('name', '12'), number('latitude', 41.3), number('longitude', 69.2)],
  },
  restaurants: {
    list: '',
    record: 'restaurant',
    fields: [
      id('id'),
      needed(digits('name', '365')),
      digits('address', '30'),
      needed(number('latitude', 41.3)),
      needed(number('longitude', 69.2)),
      flag('isActive', true),
      number('startOfWorkingTime', 540),
      number('endOfWorkingTime', 1_380),
      { ...id('regionId'), isNeeded: undefined as never },
      digits('phone', '998712000000'),
      flag('supportsDelivery', false),
      flag('supportsPickup', false),
      number('deliveryDuration', 45),
      number('pickupDuration', 20),
      text('closedUntil', '2026-11-21T14:00:00.000Z'),
    ],
  },
  menu: {
    list: null,
    record: 'menu',
    fields: [
      number('priceOfDelivery', 15_000),
      { ...id('restaurantId'), isNeeded: undefined as never },
      number('deliveryDuration', 45),
      { path: 'error', value: null, otherForms: [undefined, '', {}, []] },
    ],
  },
  categories: {
    list: 'categories',
    record: 'category',
    fields: [id('id'), { ...id('parentId', '8'), isNeeded: undefined as never }, digits('name', '12')],
  },
  products: {
    list: 'products',
    record: 'product',
    fields: [
      id('id'),
      needed(digits('name', '7')),
      needed(part('category', { id: '7' })),
      id('category.id'),
      flag('isCombo', true),
      flag('isSet', true),
      flag('useModiExtSystem', true),
      part('modifiers', []),
      number('price', 45_000),
      number('oldPrice', 50_000),
      digits('description', '100'),
      text('image', '/dishes/osh.svg'),
      digits('unit', '500'),
      flag('isAvailable', false),
      { path: 'tags', value: ['hit'], otherForms: [['hit', null, {}]] },
      number('energy', 500),
      number('protein', 12.5),
      number('fat', 10),
      number('carbohydrate', 30),
      { path: 'allergens', value: ['milk'], otherForms: [['milk', null]] },
      part('comboGroups', []),
      part('setItems', []),
    ],
  },
  customer: {
    list: null,
    record: 'customer',
    fields: [
      id('id'),
      digits('firstName', '7'),
      digits('phone1', '998901112233'),
      { path: 'birthDate', value: '1990-05-01', otherForms: ['1990-05-01T00:00:00', '01.05.1990'] },
      number('cardBalance', 150),
      number('cardNumber', 2_000_000_000_015),
    ],
  },
  created: { list: null, record: 'response', fields: [id('customerId')] },
  updated: { list: null, record: 'response', fields: [needed(flag('success', true))] },
  promo: {
    list: null,
    record: 'promo',
    fields: [
      needed(digits('code', '2026')),
      digits('title', '10'),
      needed(text('type', 'percent')),
      needed(number('value', 10)),
      number('maxDiscount', 5_000),
      number('minOrderSum', 50_000),
      { path: 'orderTypes', value: [0], otherForms: [['0'], [0, null, 7]] },
      { path: 'valid', value: true, otherForms: ['true', 1, undefined, null] },
      text('reason', 'expired'),
    ],
  },
} satisfies Readonly<Record<string, ResponseFields>>;

/** A record with the ordinary value of each field. */
export function ordinary(fields: readonly Field[]): Record<string, unknown> {
  return fields.reduce<Record<string, unknown>>((record, { path, value }) => withField(record, path, value), {});
}

/** The same record with another value of one field; `undefined` removes it. */
export function withField(record: unknown, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const { [name]: before, ...others } = Object(record) as Record<string, unknown>;
  const changed = rest.length === 0 ? value : withField(before, rest.join('.'), value);
  return changed === undefined ? others : { ...others, [name]: changed };
}

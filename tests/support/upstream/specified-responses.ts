import { calls } from '#contract/calls.ts';
import { keyOf } from './upstream-responses.ts';
import type { Behavior } from './upstream-stub.ts';

type Fields = Readonly<Record<string, unknown>>;

const pick = (record: unknown, ...names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (name in Object(record) ? [[name, Object(record)[name]]] : [])));
const each = (list: unknown, change: (record: Fields) => Fields) => (list as readonly Fields[] | undefined)?.map(change);

const settings = [
  'callCanterPhone email legalNameEn legalNameUz legalNameRu AboutUs Offer addressEn addressUz addressRu phonesEn phonesUz phonesRu socials',
  'OrderMaxSum PreorderDays',
].flatMap((line) => line.split(' '));
const customer = ['firstName', 'phone1', 'birthDate', 'id', 'cardBalance', 'cardNumber'];
const restaurant = 'id name address latitude longitude isActive startOfWorkingTime endOfWorkingTime'.split(' ');
const product = ['id', 'name', 'category', 'isCombo', 'isSet', 'useModiExtSystem', 'modifiers'];

const menu = (body: Fields): Fields => ({
  ...pick(body, 'priceOfDelivery', 'restaurantId', 'deliveryDuration', 'error'),
  categories: each(body['categories'], (record) => pick(record, 'id', 'parentId')),
  // the price of a dish is the one field that an order needs beside those of R-UPSTREAM-15
  products: each(body['products'], (record) => pick(record, ...product, 'price')),
});

const reduced: Readonly<Record<string, (body: never) => unknown>> = {
  [keyOf(calls.system)]: (body: Fields) => {
    const { Marker, Logo, Colors } = Object(body['SiteSettings']);
    return { SiteSettings: { Marker, Logo, Colors: pick(Colors, 'IsDarkMode') }, ...pick(body, ...settings) };
  },
  [keyOf(calls.regionsList)]: (body: readonly Fields[]) => each(body, (record) => pick(record, 'id')),
  [keyOf(calls.restaurantsList)]: (body: readonly Fields[]) => each(body, (record) => pick(record, ...restaurant)),
  [keyOf(calls.regionMenu)]: menu,
  [keyOf(calls.restaurantMenu)]: menu,
  [keyOf(calls.customMenu)]: menu,
  [keyOf(calls.customersGet)]: (body: Fields) => pick(body, ...customer),
};

/** Responds with nothing but the fields of R-UPSTREAM-15. */
export const onlySpecified: Behavior = (response, { status, body }, requested) => {
  const reduce = status === 200 ? reduced[keyOf(requested)] : undefined;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reduce ? reduce(body as never) : body));
};

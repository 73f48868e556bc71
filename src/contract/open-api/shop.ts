import { favoritesAnswer } from '../account/favorites.ts';
import { customMenuQuery } from '../shop/custom-menu.ts';
import { districtsAnswer, districtsQuery } from '../shop/districts.ts';
import { geocodeAnswer, geocodeQuery } from '../shop/geocode.ts';
import { mapLookAnswer } from '../shop/map-look.ts';
import { wireMenu } from '../shop/menu.ts';
import { quoteAnswer } from '../shop/order.ts';
import { quoteBody } from '../shop/quote.ts';
import { regionMenuQuery } from '../shop/region-menu.ts';
import { regionsListAnswer } from '../shop/regions-list.ts';
import { restaurantMenuQuery } from '../shop/restaurant-menu.ts';
import { restaurantsListAnswer } from '../shop/restaurants-list.ts';
import { wireSiteSettings } from '../shop/settings-schema.ts';
import type { shopCalls } from '../shop/shop-calls.ts';
import { slotsAnswer, slotsQuery } from '../shop/slots.ts';
import { zonesAnswer, zonesQuery } from '../shop/zones.ts';
import { type Descriptions, json, nothing } from './description.ts';

const menuText = 'Prices are whole som. `restaurantId` null: the menu can be read, not ordered from. `error` stands in place of a menu.';

export const shopDescriptions: Descriptions<typeof shopCalls> = {
  system: { summary: 'Settings, contacts and texts of the shop', who: 'anybody', answers: { 200: json(wireSiteSettings) } },
  regionsList: { summary: 'Regions that the shop serves', who: 'anybody', answers: { 200: json(regionsListAnswer) } },
  restaurantsList: {
    summary: 'Active restaurants of all regions',
    text: 'Working hours are minutes from midnight, UTC+5; `endOfWorkingTime` may exceed 1440.',
    who: 'anybody',
    answers: { 200: json(restaurantsListAnswer) },
  },
  regionMenu: {
    summary: 'Menu of a region',
    text: `${menuText} \`priceOfDelivery\` is the lowest fee.`,
    who: 'anybody',
    query: { schema: regionMenuQuery, example: { RegionId: '1' } },
    answers: { 200: json(wireMenu) },
    problems: ['NOT_FOUND'],
  },
  restaurantMenu: {
    summary: 'Menu of a restaurant',
    text: menuText,
    who: 'anybody',
    query: { schema: restaurantMenuQuery, example: { RestaurantId: '1' } },
    answers: { 200: json(wireMenu) },
    problems: ['NOT_FOUND'],
  },
  customMenu: {
    summary: 'Menu for a place',
    text: `The restaurant whose zone holds the point. At least one of region and restaurant is needed; coordinates come together or not at all. ${menuText}`,
    who: 'anybody',
    query: { schema: customMenuQuery, example: { RegionId: '1', Longitude: '69.2797', Latitude: '41.3111', OrderTypeId: '0' } },
    answers: { 200: json(wireMenu) },
    problems: ['NOT_FOUND'],
  },
  districts: {
    summary: 'Districts, to choose an address from',
    who: 'anybody',
    query: { schema: districtsQuery, example: { RegionId: '1' } },
    answers: { 200: json(districtsAnswer) },
  },
  mapLook: { summary: 'How maps look here', who: 'anybody', answers: { 200: json(mapLookAnswer) } },
  geocode: {
    summary: 'Places for a text',
    text: 'Answers 404 while the shop has no geocoder. At most 30 questions a minute from one address.',
    who: 'anybody',
    query: { schema: geocodeQuery, example: { q: 'Navoiy 30' } },
    answers: { 200: json(geocodeAnswer) },
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  zones: {
    summary: 'Delivery zones of a region',
    text: 'A polygon is a ring of `[longitude, latitude]`.',
    who: 'anybody',
    query: { schema: zonesQuery, example: { RegionId: '1' } },
    answers: { 200: json(zonesAnswer) },
  },
  slots: {
    summary: 'Days and times that can be chosen',
    who: 'anybody',
    query: { schema: slotsQuery, example: { RestaurantId: '1', OrderTypeId: '200' } },
    answers: { 200: json(slotsAnswer) },
    problems: ['NOT_FOUND'],
  },
  quote: {
    summary: 'Price of a cart',
    text: 'Reserves nothing. The order is priced by the same function. Without `slot` as soon as possible; an unknown field, such as a price, is refused.',
    who: 'anybody',
    body: {
      schema: quoteBody,
      example: {
        orderTypeId: 200,
        regionId: '1',
        restaurantId: '1',
        lines: [{ productId: '1031', quantity: 2, modifiers: [], combo: [] }],
      },
    },
    answers: { 200: json(quoteAnswer) },
    problems: ['UNKNOWN_PRODUCT', 'INVALID_OPTION'],
  },
  favorites: { summary: 'Favorite products, the newest first', who: 'customer', answers: { 200: json(favoritesAnswer) } },
  addFavorite: { summary: 'Add a favorite', text: 'However often it comes.', who: 'customer', answers: { 204: nothing } },
  removeFavorite: { summary: 'Remove a favorite', text: 'However often it comes.', who: 'customer', answers: { 204: nothing } },
};

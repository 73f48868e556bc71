import type { CatalogFile } from '#contract/catalog/catalog-file.ts';
import type { Random } from './random.ts';

type Places = Pick<CatalogFile, 'settings' | 'regions' | 'districts' | 'restaurants' | 'zones'>;
type Restaurant = Places['restaurants'][number];

/** Three regions, the last without a restaurant; square zones around restaurants that are far apart; all open at noon. */
export function generatedPlaces(roll: Random): Places {
  const regions = ['north', 77, 'empty'].map((id, index) => ({
    id,
    name: roll.text(`Область ${index}`),
    longitude: 60 + index * 3,
    latitude: 40,
  }));
  const restaurants = Array.from({ length: 5 }, (_, index): Restaurant => {
    const region = regions[index % 2] as (typeof regions)[number];
    return {
      id: `kitchen-${String.fromCharCode(97 + index)}`,
      regionId: region.id,
      name: roll.text(`Кухня ${index}`),
      address: roll.text(`Улица ${index}`),
      longitude: region.longitude + index * 0.2,
      latitude: region.latitude,
      isActive: index !== 4,
      startOfWorkingTime: 300 + roll.upTo(10) * 30,
      endOfWorkingTime: 1_260 + roll.upTo(12) * 30,
      supportsDelivery: index !== 3,
      supportsPickup: true,
      deliveryDuration: 35 + roll.upTo(4) * 5,
      pickupDuration: 15,
      slotCapacity: 3 + roll.upTo(3),
    };
  });
  const zones = restaurants
    .filter(({ supportsDelivery }) => supportsDelivery)
    .map((restaurant, index) => squareZone(roll, restaurant, index));
  const districts = [{ id: 'd', regionId: 'north', name: roll.text('Район'), longitude: 60, latitude: 40 }];
  return { settings: settings(roll), regions, districts, restaurants, zones };
}

function squareZone(roll: Random, { id, longitude, latitude }: Restaurant, index: number): Places['zones'][number] {
  const half = 0.05;
  const corners = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ] as const;
  return {
    id: 5_000 + index,
    restaurantId: id,
    priority: roll.upTo(3),
    deliveryFee: 4_000 + roll.upTo(9) * 1_000,
    minOrderSum: 20_000 + roll.upTo(5) * 1_000,
    freeDeliveryFrom: index % 2 === 0 ? 300_000 : null,
    deliveryDuration: 40 + roll.upTo(3) * 10,
    polygon: corners.map(([east, north]) => [longitude + east, latitude + north]),
  };
}

function settings(roll: Random): Places['settings'] {
  return {
    SiteSettings: { Marker: '/m.svg', Logo: '/l.svg', Colors: { IsDarkMode: 'true', Primary: '#123456', Accent: 'red' } },
    callCanterPhone: '+998000000009',
    email: 'shop@shop.example',
    legalNameRu: 'Ошхона',
    legalNameEn: 'Oshxona',
    legalNameUz: 'Oshxona',
    addressRu: 'Улица',
    addressEn: 'Street',
    addressUz: 'Koʻcha',
    phonesRu: ['+998000000009'],
    phonesEn: ['+998000000009'],
    phonesUz: ['+998000000009'],
    socials: [],
    AboutUs: roll.text('О нас'),
    Offer: roll.text('Оферта'),
    OrderMaxSum: 900_000,
    PreorderDays: 2,
  };
}

import { describe, expect, it } from 'vitest';
import { distanceMeters } from './distance.ts';
import { neighborhoodOf, sortByDistance } from './nearby.ts';

const amirTemurSquare = { longitude: 69.27979, latitude: 41.311184 };

describe('the neighborhood of a point', () => {
  it('is the same for two doors of one house and less than 80 m away', () => {
    const door = { longitude: 69.27961, latitude: 41.31121 };
    const neighborhood = neighborhoodOf(amirTemurSquare);
    expect(neighborhood).toEqual({ longitude: 69.28, latitude: 41.311 });
    expect(neighborhoodOf(door)).toEqual(neighborhood);
    for (const point of [amirTemurSquare, door, { longitude: 69.27951, latitude: 41.31149 }]) {
      expect(distanceMeters(point, neighborhoodOf(point) ?? point)).toBeLessThan(80);
    }
  });

  it('is unknown without an address', () => {
    expect(neighborhoodOf(null)).toBeNull();
  });
});

it('the nearest restaurant is the first', () => {
  const [samarkand, chorsu, sergeli] = [
    { id: 'samarkand', longitude: 66.9749, latitude: 39.6542 },
    { id: 'chorsu', longitude: 69.2353, latitude: 41.3267 },
    { id: 'sergeli', longitude: 69.2228, latitude: 41.2214 },
  ];
  expect(sortByDistance([samarkand, sergeli, chorsu], amirTemurSquare)).toEqual([chorsu, sergeli, samarkand]);
});

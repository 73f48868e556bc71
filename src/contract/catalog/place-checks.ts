import type { CatalogIssue } from '#domain/office/catalog-issue.ts';
import { misplacedPoints } from '#domain/place/misplaced.ts';
import type { CatalogFile } from './catalog-file.ts';

type Places = Pick<CatalogFile, 'regions' | 'districts' | 'restaurants' | 'zones'>;

/** Points that can't be where they are, such as one whose latitude and longitude are exchanged. */
export function checkPoints({ regions, districts, restaurants, zones }: Places): CatalogIssue[] {
  const placed = {
    regions: regions.map(({ id, latitude, longitude }) => ({ id: String(id), latitude, longitude })),
    districts: districts.map(inRegion),
    restaurants: restaurants.map(inRegion),
    zones: zones.map(({ id, restaurantId, polygon }) => ({ id: String(id), restaurantId: String(restaurantId), polygon })),
  };
  return misplacedPoints(placed).map(({ section, id, corner, rule }) => ({
    where: `${section}[${id}].${corner === null ? 'latitude' : `polygon[${corner}]`}`,
    rule: `point_${rule}`,
    found: '',
  }));
}

function inRegion({ id, regionId, latitude, longitude }: Places['districts'][number]) {
  return { id: String(id), regionId: String(regionId), latitude, longitude };
}

/** The documented forms of answers: Nominatim's list, Photon's GeoJSON, 2GIS `3.0/items/geocode`, Yandex `v1`. */
export const geocoderKinds = ['nominatim', 'photon', '2gis', 'yandex'] as const;
export type GeocoderKind = (typeof geocoderKinds)[number];

interface Lack {
  /** the title of the test, or of the suite, that only the app's own catalog passes */
  readonly title: string;
  /** what a shop in front of an upstream does instead (R-UPSTREAM-1) */
  readonly instead: string;
}

/** Calls that a restaurant's own system does not have; the contract suite applies to everything else. */
export const upstreamMissing = {
  districts: { title: 'lists districts in three languages', instead: 'none: the map and "where I am" choose the point' },
  zones: { title: 'lists the zones of a region', instead: 'none on the map: the menu’s response for a point decides' },
  minimum: { title: 'shows the amount missing to a zone’s minimum and rejects less', instead: 'no minimum, no free delivery by sum' },
  capacity: { title: 'fills a slot and rejects one more order', instead: 'every slot takes any number of orders' },
  points: { title: 'a cancel gives back points, promo use, portions and slot', instead: 'points are shown, promo uses are not counted' },
  promo: { title: 'promo codes of our own', instead: 'the upstream’s codes with type and value; uses are not counted' },
  loyalty: { title: 'points of our own', instead: 'the balance that the upstream returns is shown, neither spent nor earned' },
  publishing: { title: 'the editor’s side', instead: 'the upstream’s texts are reviewed, not changed' },
  races: { title: 'the capacity of slots from two processes', instead: 'every slot takes any number of orders' },
  favorites: { title: 'an unknown dish is no favorite', instead: 'any id is stored without a check' },
  zoneCall: { title: 'zones of an unknown region are 404', instead: 'an empty list' },
} satisfies Record<string, Lack>;

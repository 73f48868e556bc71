/** What home asks for: catalogue, places, menus, times, prices, favorites. */
export const shopCalls = {
  system: { method: 'GET', path: '/api/system/' },
  regionsList: { method: 'GET', path: '/api/regions/List' },
  restaurantsList: { method: 'GET', path: '/api/restaurants/List' },
  regionMenu: { method: 'GET', path: '/api/regionmenu' },
  restaurantMenu: { method: 'GET', path: '/api/restaurantmenu' },
  customMenu: { method: 'GET', path: '/api/menu' },
  districts: { method: 'GET', path: '/api/v1/districts' },
  mapLook: { method: 'GET', path: '/api/v1/map' },
  geocode: { method: 'GET', path: '/api/v1/geocode' },
  zones: { method: 'GET', path: '/api/v1/zones' },
  slots: { method: 'GET', path: '/api/v1/slots' },
  quote: { method: 'POST', path: '/api/v1/quote' },
  favorites: { method: 'GET', path: '/api/v1/favorites' },
  addFavorite: { method: 'PUT', path: '/api/v1/favorites/:productId' },
  removeFavorite: { method: 'DELETE', path: '/api/v1/favorites/:productId' },
} as const;

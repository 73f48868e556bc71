/**
 * Every call of contract §2 and §3 that stands so far, by name: its method and its path, as the specification spells it.
 * Both spellings of a trailing slash are answered. Free of zod, so the browser may import it for values.
 */
export const calls = {
  system: { method: 'GET', path: '/api/system/' },
  customersGet: { method: 'GET', path: '/api/customers/Get/' },
  customersCreate: { method: 'POST', path: '/api/customers/Create' },
  customersUpdate: { method: 'POST', path: '/api/customers/Update' },
  regionsList: { method: 'GET', path: '/api/regions/List' },
  restaurantsList: { method: 'GET', path: '/api/restaurants/List' },
  regionMenu: { method: 'GET', path: '/api/regionmenu' },
  restaurantMenu: { method: 'GET', path: '/api/restaurantmenu' },
  customMenu: { method: 'GET', path: '/api/menu' },
  promoByPhone: { method: 'GET', path: '/promo/GetByPhone' },
  promoByName: { method: 'GET', path: '/api/promo/GetByName' },
  authCode: { method: 'POST', path: '/api/v1/auth/code' },
  authSession: { method: 'POST', path: '/api/v1/auth/session' },
  endSession: { method: 'DELETE', path: '/api/v1/auth/session' },
  districts: { method: 'GET', path: '/api/v1/districts' },
  geocode: { method: 'GET', path: '/api/v1/geocode' },
  zones: { method: 'GET', path: '/api/v1/zones' },
  slots: { method: 'GET', path: '/api/v1/slots' },
  quote: { method: 'POST', path: '/api/v1/quote' },
  placeOrder: { method: 'POST', path: '/api/v1/orders' },
  orders: { method: 'GET', path: '/api/v1/orders' },
  order: { method: 'GET', path: '/api/v1/orders/:id' },
} as const;

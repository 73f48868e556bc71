/** The kitchen's calls; without the token of that side each is 404. */
export const staffCalls = {
  staffSession: { method: 'GET', path: '/api/v1/staff/session' },
  openStaffSession: { method: 'POST', path: '/api/v1/staff/session' },
  endStaffSession: { method: 'DELETE', path: '/api/v1/staff/session' },
  staffOrders: { method: 'GET', path: '/api/v1/staff/orders' },
  staffEvents: { method: 'GET', path: '/api/v1/staff/events' },
  moveOrder: { method: 'POST', path: '/api/v1/staff/orders/:id/status' },
  cancelAllOrders: { method: 'POST', path: '/api/v1/staff/orders/:id/cancel-all' },
  stopList: { method: 'GET', path: '/api/v1/staff/stop-list' },
  changeStopList: { method: 'PUT', path: '/api/v1/staff/stop-list' },
  staffRestaurants: { method: 'GET', path: '/api/v1/staff/restaurants' },
  pauseRestaurant: { method: 'PUT', path: '/api/v1/staff/restaurants/:id/pause' },
} as const;

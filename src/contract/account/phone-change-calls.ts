/** Apart from the account's other calls, which more islands carry. */
export const phoneChangeCalls = {
  phoneChange: { method: 'GET', path: '/api/v1/phone-change' },
  requestPhoneChange: { method: 'POST', path: '/api/v1/phone-change' },
  cancelPhoneChange: { method: 'DELETE', path: '/api/v1/phone-change' },
} as const;

import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { addressList } from './addresses.ts';

const example = { id: 'home', longitude: 69.2797, latitude: 41.3111, label: 'Uy', text: 'Navoiy koʻchasi, 30' };

export const saveAddresses = defineCall({
  method: 'PUT',
  path: '/api/v1/addresses',
  summary: 'Save the whole list of addresses',
  text: 'Of two at the same coordinates the first is kept.',
  who: 'customer',
  body: jsonBody(addressList, { addresses: [example] }),
  responses: { 200: json(addressList) },
});

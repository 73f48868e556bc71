import { z } from 'zod';
import { defineCall, json, jsonBody } from '../lib/define-call.ts';
import { freeText, latitude, lineText, longitude } from '../lib/scalars.ts';

const savedAddress = z.strictObject({
  id: freeText(64).min(1),
  longitude,
  latitude,
  label: lineText(60).exactOptional(),
  text: lineText(200).exactOptional(),
  entrance: lineText(20).exactOptional(),
  floor: lineText(20).exactOptional(),
  apartment: lineText(20).exactOptional(),
});

/** The whole list (R-PLACE-5), in the body of `PUT` and in both responses. Of two addresses at the same coordinates the first is saved. */
export const addressList = z.strictObject({ addresses: z.array(savedAddress).max(50) });

export const addresses = defineCall({
  method: 'GET',
  path: '/api/v1/addresses',
  summary: 'Saved addresses',
  who: 'customer',
  responses: { 200: json(addressList) },
});

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

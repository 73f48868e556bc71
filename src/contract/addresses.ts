import { z } from 'zod';
import { freeText, latitude, longitude } from './scalars.ts';

const savedAddress = z.strictObject({
  id: freeText(64).min(1),
  longitude,
  latitude,
  label: freeText(60).exactOptional(),
  text: freeText(200).exactOptional(),
  entrance: freeText(20).exactOptional(),
  floor: freeText(20).exactOptional(),
  apartment: freeText(20).exactOptional(),
});

/** The whole list, in `PUT` and in both answers; of two at the same coordinates the first is kept. */
export const addressList = z.strictObject({ addresses: z.array(savedAddress).max(50) });

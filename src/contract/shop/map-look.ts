import { z } from 'zod';

/** How the shop's maps look, and whether addresses can be searched for. `styleUrl` null: the built-in style. */
export const mapLookAnswer = z.strictObject({
  styleUrl: z.string().nullable(),
  marker: z.string(),
  hasGeocoder: z.boolean(),
});

export type MapLook = z.infer<typeof mapLookAnswer>;

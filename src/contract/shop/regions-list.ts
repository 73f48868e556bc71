import { z } from 'zod';
import { answeredId } from '../lib/scalars.ts';

const wireRegion = z.object({ id: answeredId, name: z.string(), latitude: z.number(), longitude: z.number() });

export const regionsListAnswer = z.array(wireRegion);

export type WireRegion = z.infer<typeof wireRegion>;

import { z } from 'zod';
import { answeredPromo, wirePromo } from '../shop/promo-by-name.ts';

/** `Phone` is compared with the session's own after normalization; any other is answered with none (contract §2). */
export const promoByPhoneQuery = z.object({ Phone: z.string().max(64) });

export const promoByPhoneAnswer = z.array(wirePromo);

/** The same answered by an upstream. */
export const answeredPromos = z.array(answeredPromo);

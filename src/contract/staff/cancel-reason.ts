import { freeText } from '../lib/scalars.ts';

export const cancelReason = freeText(200).min(1);

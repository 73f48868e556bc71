import { expect, test } from 'vitest';
import { acceptedFormat } from './picture-store.ts';

test.each(['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/webp, image/avif;q=0.5', 'IMAGE/AVIF'])(
  'AVIF is sent to a browser that names it: %s',
  (accept) => expect(acceptedFormat(accept)).toBe('avif'),
);

test.each(['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp', 'image/avif;q=0.0', 'image/avif-sequence', '', null])(
  'every other one gets WebP: %s',
  (accept) => expect(acceptedFormat(accept)).toBe('webp'),
);

import { z } from 'zod';

/** A section of the editor, `filial`, `page:{id}` of an own page, `order` of own pages, or another part of the pages: `banners`. */
export const partName = z.string().regex(/^[a-z]{1,40}(:[\w-]{1,40})?$/i, 'part');

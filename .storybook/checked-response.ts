import type { z } from 'zod';

/** The key of a call among the answers. */
export function nameOf({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${path.replace(/\/$/, '')}`;
}

/** An answer that the contract's own schema lets through. */
export function checked<Answer>(schema: z.ZodType<Answer>, answer: Answer): Answer {
  return schema.parse(answer);
}

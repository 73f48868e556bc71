import type { APIRoute } from 'astro';
import { emptyCart } from '#server/pages/empty-cart.ts';

/** What a cart offers while it is empty. */
export const GET: APIRoute = async ({ locals, rewrite }) => {
  const { view } = locals;
  if (view.kind !== 'home') return rewrite('/404');
  return Response.json(await emptyCart(view, locals), { headers: { 'x-robots-tag': 'noindex' } });
};

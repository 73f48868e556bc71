import type { APIRoute } from 'astro';
import { searchDataOf } from '#server/pages/search-data.ts';

/** What a search in the browser needs beside the menu of the API; null: there is no menu. */
export const GET: APIRoute = async ({ locals, rewrite }) => {
  const { view } = locals;
  if (view.kind !== 'home') return rewrite('/404');
  const data = view.menu && (await searchDataOf(view.menu, locals));
  return Response.json(data, { headers: { 'x-robots-tag': 'noindex' } });
};

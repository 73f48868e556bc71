import type { APIRoute } from 'astro';
import { services } from '#server/services.ts';

/** An image that an editor uploaded; its name is derived from its content, so it never changes. */
export const GET: APIRoute = async ({ params }) => {
  const { content } = await services();
  const bytes = await content.image(params['name'] ?? '');
  if (bytes === null) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};

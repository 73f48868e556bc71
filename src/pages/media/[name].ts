import type { APIRoute } from 'astro';
import { acceptedFormat } from '#server/modules/pictures/picture-store.ts';
import { services } from '#server/services.ts';

const forEver = 'public, max-age=31536000, immutable';

/** A picture that an editor uploaded; its name is derived from its content, so it never changes. */
export const GET: APIRoute = async ({ params, request }) => {
  const { images, pictures } = await services();
  const { name = '', width } = params;
  const format = acceptedFormat(request.headers.get('accept'));
  const picture = await pictures.file(name, width, format);
  if (picture !== null) return respond(picture, { 'content-type': `image/${format}`, vary: 'Accept' });
  const image = width === undefined ? await images.image(name) : null;
  return image === null ? new Response(null, { status: 404 }) : respond(image, { 'content-type': 'image/webp' });
};

function respond(bytes: Uint8Array, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'cache-control': forEver } });
}

import type { APIRoute } from 'astro';
import { contactUri, securityTxt } from '#server/config/security-txt.ts';
import { services } from '#server/services.ts';

/** The contact for reporting vulnerabilities of the site: the configured one, or the email of the settings. */
export const GET: APIRoute = async ({ locals }) => {
  const { config } = await services();
  const contact = config.securityContact ?? contactUri(locals.settings.email);
  if (contact === null) return new Response(null, { status: 404 });
  return new Response(securityTxt(contact, locals.siteUrl, locals.now), { headers: { 'content-type': 'text/plain' } });
};

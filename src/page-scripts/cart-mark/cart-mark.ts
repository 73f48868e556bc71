import script from './mark-cart.ts?inline-script';

export const cartMark = script;

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(cartMark));

/** For the page's own frontmatter: `Astro.csp.insertScriptHash` comes too late in a layout, the header has left by then. */
export const cartMarkHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

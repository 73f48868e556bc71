import script from './record-clicks.ts?inline-script';

/** The script that records clicks before hydration, for the `<head>` of a page. */
export const clickReplay = script;

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(clickReplay));

/** For the page's own frontmatter: in a layout `Astro.csp.insertScriptHash` is called too late, after the header has been sent. */
export const clickReplayHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

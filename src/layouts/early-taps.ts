/** Keeps taps on `[data-add]` until the menu island is awake and takes them with `window.takeEarlyTaps()`: none is lost. */
export const earlyTaps =
  "(()=>{let q=[];document.addEventListener('click',e=>{const b=e.target.closest?.('[data-add]');b&&q&&(q.push(b),b.setAttribute('aria-busy','true'))});window.takeEarlyTaps=()=>{const t=q||[];q=null;for(const b of t)b.removeAttribute('aria-busy'),b.click()}})()";

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(earlyTaps));

/** For the page's own frontmatter: `Astro.csp.insertScriptHash` comes too late in a layout, the header has left by then. */
export const earlyTapsHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

/**
 * Keeps taps on `[data-add]` and `[data-favorite]` until the menu island is awake and takes them with `window.takeEarlyTaps()`, and marks a `[data-where]`
 * that was tapped before its island woke: none is lost.
 */
export const earlyTaps =
  "(()=>{let q=[];document.addEventListener('click',e=>{const f=s=>e.target.closest?.(s),b=f('[data-add],[data-favorite]'),w=f('astro-island[ssr] [data-where]');b&&q&&(q.push(b),b.setAttribute('aria-busy','true'));w&&(w.wasTapped=true)});window.takeEarlyTaps=()=>{const t=q||[];q=null;for(const b of t)b.removeAttribute('aria-busy'),b.click()}})()";

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(earlyTaps));

/** For the page's own frontmatter: `Astro.csp.insertScriptHash` comes too late in a layout, the header has left by then. */
export const earlyTapsHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

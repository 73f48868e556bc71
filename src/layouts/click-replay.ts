/**
 * Keeps taps on `[data-add]` until the menu island is awake and takes them with `window.takeEarlyTaps()`, and marks a `[data-where]`
 * or radio that was tapped before its island woke, the last with the highest number: none is lost.
 */
export const earlyTaps =
  "(()=>{let q=[],n=0;document.addEventListener('click',({target:t})=>{let f=s=>t.closest?.(s),b=f('[data-add]');b&&q&&(q.push(b),b.ariaBusy='true');(b=f('astro-island[ssr] :is([data-where],input)'))&&(b.wasTapped=++n)});window.takeEarlyTaps=()=>{let t=q||[];q=0;for(let b of t)b.ariaBusy=null,b.click()}})()";

const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(earlyTaps));

/** For the page's own frontmatter: `Astro.csp.insertScriptHash` comes too late in a layout, the header has left by then. */
export const earlyTapsHash = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` as const;

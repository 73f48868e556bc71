import type { PageMark } from '#domain/page-marks.ts';
import { chosenCookie, deviceCookie } from '#domain/scheme.ts';

const shown = 'data-scheme' satisfies PageMark;

/**
 * An inline script: loads the page again in the scheme that the device prefers, if it has the other one and nothing is chosen. No page is
 * loaded twice for the same preference, nor where cookies are blocked.
 */
export const deviceSchemeScript =
  `(function(d){var s=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light',k='${deviceCookie}='+s;` +
  `if(d.documentElement.getAttribute('${shown}')===s||/(^|; )${chosenCookie}=/.test(d.cookie)||d.cookie.indexOf(k)>=0)return;` +
  "d.cookie=k+';path=/;samesite=lax';if(d.cookie.indexOf(k)>=0)location.reload()})(document)";

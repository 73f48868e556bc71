/**
 * An inline script at the start of every page: loads `script.ts` where the newest built-in that the project uses is missing, before any
 * other script runs. `document.write` is what keeps this order, in browsers of ten years ago, too.
 */
export const oldBrowsersLoader = "self.URL&&URL.parse||document.write('<script src=/old-browsers.js><\\/script>')";

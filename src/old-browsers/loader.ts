/**
 * An inline script at the start of every page: loads `script.ts` where the newest built-in that the project uses is missing, before any
 * other script runs. `document.write` is what keeps this order, in browsers of ten years ago, too.
 */
export const oldBrowsersLoader = "self.URL&&URL.parse||document.write('<script src=/old-browsers.js><\\/script>')";

/** The same with what a page loads inside Telegram: the program around it is known before any script runs. */
export const pageLoader = `${oldBrowsersLoader};self.TelegramWebviewProxy&&document.write('<script async src=/telegram.js><\\/script>')`;

/**
 * The same with what stores pages for a visitor without a connection, once this page has loaded: one inline script costs the first response
 * less than two.
 */
export const pageStart = `${pageLoader};onload=()=>navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js')`;

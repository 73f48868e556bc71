type Id = import('./domain/id.ts').Id;

declare namespace App {
  /** Filled by `src/middleware` before any page runs. */
  interface Locals {
    locale: import('./domain/locale.ts').Locale;
    /** the page's path without the locale prefix */
    path: string;
    /** milliseconds since the epoch */
    now: number;
    backend: import('#server/ports/backend.ts').Backend;
    /** null: nobody is signed in, or the session has no customer yet */
    customerId: Id | null;
    sessionPhone: string | null;
    preferences: {
      orderType: import('./domain/fulfillment/order-type.ts').OrderType;
      coordinates: import('./domain/place/coordinates.ts').Coordinates | null;
      regionId: Id | null;
      restaurantId: Id | null;
    };
    /** origin without a trailing slash */
    siteUrl: string;
    isDemo: boolean;
    /** a service worker keeps menu and content pages for when there is no network */
    cachesPages: boolean;
    /** pictures may come from other origins, which may not answer */
    hasRemotePictures: boolean;
    settings: import('./domain/site-settings.ts').SiteSettings;
    /** the settings' logo says the shop's name itself */
    isWordmark: boolean;
    /** false: no settings ever came, and a page says so */
    isSettingsKnown: boolean;
    /** a colleague reads the draft over a link, and the page says that it is one */
    isPreview: boolean;
    /** the paused restaurants of the visitor's region, or the chosen one */
    closures: readonly import('./domain/place/restaurant.ts').Restaurant[];
    /** set where an upstream failed: the status of the problem page */
    problemStatus?: number;
    /** null: the map's built-in style */
    mapStyleUrl: string | null;
  }
}

interface Window {
  /** Set by the inline script of pages with a menu, which records clicks before islands hydrate. */
  clickReplay?: {
    /** the place and time control's own elements, in the order of the clicks */
    readonly clicked: readonly Element[];
    /** clicks the recorded `[data-add]` buttons again, and records no more of them */
    repeat(): void;
  };
}

declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** The package brings no types, and those of the registry lack the option. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** The acceptable ones of `available`, the client's favorite first; of equally welcome ones the `preferred`. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}

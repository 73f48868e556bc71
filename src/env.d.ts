type Id = import('./domain/id.ts').Id;

declare namespace App {
  /** Set by `src/middleware` before any page is rendered. */
  interface Locals {
    locale: import('./domain/locale.ts').Locale;
    /** the page's path without the locale prefix */
    path: string;
    /** milliseconds since the epoch */
    now: number;
    backend: import('#server/ports/backend.ts').Backend;
    /** what the page shows of its visitor and its address */
    view: import('#server/pages/view/page-view.ts').PageView;
    /** only on pages that are not public */
    visitor: {
      /** null: no user is signed in, or the session has no customer yet */
      customerId: Id | null;
      sessionPhone: string | null;
      preferences: import('#server/pages/view/preferences.ts').Preferences;
    };
    /** origin without a trailing slash */
    siteUrl: string;
    isDemo: boolean;
    /** the providers of payments are pages of this shop, and no money moves */
    hasStubPayments: boolean;
    /** whether customers can be reached about their orders */
    hasMessages: boolean;
    /** in the back office: how many refunds its navigation counts */
    refundsDue?: number;
    /** in the back office: what a person can't change or see, for the note below its navigation */
    officeLimits?: { readonly isViewer: boolean; readonly restaurants: readonly { readonly id: string; readonly name: string }[] };
    /** a service worker caches menu and content pages for offline use */
    cachesPages: boolean;
    /** pictures may come from other origins, which may not respond */
    canPicturesFail: boolean;
    settings: import('./domain/site-settings.ts').SiteSettings;
    /** what editors added to pages, and their own pages */
    sitePages: import('./domain/content/pages/site-pages.ts').SitePages;
    /** none in a preview */
    formerSlugs: import('./domain/content/pages/former-slugs.ts').FormerSlugs;
    /** the logo of the settings contains the shop's name */
    isWordmark: boolean;
    /** false: no settings have been received yet, and pages show a message about it */
    isSettingsKnown: boolean;
    /** who reads the draft that the page shows with a note about it; null: no draft, or the editor, whose preview has no note */
    preview: 'colleague' | 'manager' | 'guest' | null;
    /** set when an upstream failed: the status of the error page */
    problemStatus?: number;
    payments: import('#server/pages/page-payments.ts').PagePayments;
    /** null: the map's built-in style */
    mapStyleUrl: string | null;
  }
}

/** Attributes that scripts of other parts look for; null: without it. */
type Marks = Partial<import('./domain/page-marks.ts').PageMarks>;
type MarkAttributes = { readonly [Name in keyof Marks]: Marks[Name] | null | undefined };

declare namespace astroHTML.JSX {
  interface HTMLAttributes extends MarkAttributes {}
}

interface Window {
  /** Set by the inline script of pages with a menu: the clicks before the script of the page. */
  earlyClicks?: {
    readonly clicks: readonly HTMLElement[];
    readonly islandRuntimeUrl: string;
    stop(): void;
  };
  /** Set by the script of pages with a menu. */
  touches?: import('./page-scripts/hydration/touches.ts').Touches;
}

declare module '*?inline-script' {
  const script: string;
  export default script;
}

/** The directives of `src/build/lazy-islands.ts`. */
declare namespace Astro {
  interface ClientDirectives {
    'client:interaction'?: boolean;
    'client:inview'?: boolean;
  }
}

/** The package has no types, and those in the registry do not include the option. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** The acceptable items of `available`, the client's favorite first; for equal quality values the `preferred` one. */
    encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
  }
}

/** It has no types. */
declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const MapLibreWorker: unknown;
  export default MapLibreWorker;
}

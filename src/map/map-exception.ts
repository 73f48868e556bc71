/** Why a map could not be shown, as an error object (R-PAGE-6). */
export class MapException extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly data: { readonly reason: MapFailure };
  /** true: there is no map at all; false: one in the built-in style */
  readonly fatal: boolean;

  constructor(reason: MapFailure, { statusCode = 500, cause }: { statusCode?: number; cause?: unknown } = {}) {
    super(messages[reason], { cause });
    this.name = 'MapException';
    this.statusCode = statusCode;
    this.statusMessage = messages[reason];
    this.data = { reason };
    this.fatal = reason === 'script' || reason === 'graphics';
  }
}

/** The script did not load, the browser has no WebGL, the style timed out or is invalid. */
export type MapFailure = 'script' | 'graphics' | 'style-timeout' | 'style';

/** The timeout of the script and of the style, each (R-MAP-5). */
export const mapTimeoutMs = 5000;

const messages: Record<MapFailure, string> = {
  script: 'The map script did not arrive',
  graphics: 'The browser draws no WebGL',
  'style-timeout': `The map style did not arrive within ${mapTimeoutMs} ms`,
  style: 'The map style could not be read',
};

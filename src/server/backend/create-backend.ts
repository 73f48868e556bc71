import type { MissingNames } from '#contract/upstream/missing-names.ts';
import type { Locale } from '#domain/locale.ts';
import { createTranslator } from '#i18n/create-translator.ts';
import { now } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { log } from '../log.ts';
import { askProviderOf } from '../modules/payments/ask-provider.ts';
import type { MerchantAccounts } from '../modules/payments/merchant-accounts.ts';
import type { RemotePictures } from '../modules/pictures/remote-pictures.ts';
import type { Backend } from '../ports/backend.ts';
import { createEmbeddedBackend } from './embedded/embedded.ts';
import { fiscalRulesOf } from './fiscal-rules.ts';
import { createUpstreamBackend } from './upstream/upstream.ts';

interface BackendParts {
  readonly pictures: RemotePictures;
  readonly merchants: MerchantAccounts;
  /** called after changes that other clients wait for */
  readonly onChange: () => void;
}

/** Selects the backend: the app's own catalog or an upstream's. */
export function createBackend(config: Config, connection: Connection, { pictures, merchants, onChange }: BackendParts): Backend {
  const { upstream, filterModifiers, imageOrigins, orderLimits, fiscal } = config;
  const askProvider = askProviderOf(merchants, now);
  const shared = { connection, filterModifiers, imageOrigins, orderLimits, onChange, askProvider };
  if (upstream === null) return createEmbeddedBackend({ ...shared, fiscal: fiscalRulesOf(fiscal), wantPicture: pictures.want });
  return createUpstreamBackend({ ...shared, upstream, namesIn, log, showPicture: pictures.resolve });
}

function namesIn(locale: Locale): MissingNames {
  const t = createTranslator(locale, 'upstream');
  return { category: (number) => t('category', { number }), region: (number) => t('region', { number }) };
}

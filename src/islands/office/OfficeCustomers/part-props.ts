import type { WireOpenedCustomer } from '#contract/office/customers.ts';
import type { Locale } from '#domain/locale.ts';
import type { Translate } from '#domain/words.ts';
import type { ApiResult } from '#stores/lib/api.ts';

/** What each part of a customer's page gets. */
export interface CustomerPartProps {
  t: Translate<'office-customers'>;
  locale: Locale;
  customer: WireOpenedCustomer;
  /** Shows what the server answers; false: it failed, which a toast shows. */
  onAnswer: (answer: ApiResult<WireOpenedCustomer>) => boolean;
}

import { z } from 'zod';
import { type Locale, locales } from '#domain/locale.ts';
import { menuErrorOf } from '../lib/menu-error.ts';
import { readProblem } from '../lib/read-problem.ts';
import { type WireMenu, wireMenu } from './menu.ts';

/**
 * The response of an upstream to the three menu calls: a menu, or an error in any of the forms of specification §8. A response with neither
 * categories nor an error is not a menu.
 */
export const menuResponse = z.preprocess(
  readError,
  wireMenu.refine(({ categories, error }) => categories != null || error != null, 'no menu'),
);

/** Converts an error to one form; a value that is not an error is removed. */
function readError(response: unknown): unknown {
  const error = menuErrorOf(response);
  const words = error === null ? null : wordsOf(error);
  return typeof response === 'object' && response !== null ? { ...response, error: words } : response;
}

function wordsOf(error: unknown): WireMenu['error'] {
  const [ru, en, uz] = [textIn(error, 'ru'), textIn(error, 'en'), textIn(error, 'uz')];
  return ru !== '' && ru === en && ru === uz ? ru : { message: { ru, en, uz } };
}

/** In the given language, else in any that the response has; '' when it has no text at all. */
function textIn(error: unknown, locale: Locale): string {
  const textsByPreference = [locale, ...locales].map(
    (wanted) => readProblem({ status: 200, statusText: '', isText: true, body: { error } }, wanted).message,
  );
  return textsByPreference.find((text) => text !== '') ?? '';
}

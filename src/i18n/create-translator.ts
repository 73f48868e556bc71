import i18next, { type Resource } from 'i18next';
import { defaultLocale, type Locale, locales } from '#domain/locale.ts';
import type { Namespace, Translate, TranslateAny, Words } from '#domain/words.ts';

const files = import.meta.glob<Words>('/locales/*/*.json', { eager: true, import: 'default' });

const resources: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, , locale = '', file = ''] = path.split('/');
  resources[locale] = { ...resources[locale], [file.replace('.json', '')]: words };
}

/** A separate instance: the i18next singleton has one language per process and mixes concurrent requests. */
const i18n = i18next.createInstance();
void i18n.init({
  resources,
  supportedLngs: [...locales],
  fallbackLng: defaultLocale,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

const translators = new Map<string, TranslateAny>();

/** Translations of one namespace in one language; a missing one falls back to Russian. `count` picks the plural form. */
export function createTranslator<Name extends Namespace>(locale: Locale, namespace: Name): Translate<Name>;
export function createTranslator(locale: Locale, namespace: Namespace): TranslateAny {
  const name = `${locale}/${namespace}`;
  const known = translators.get(name);
  if (known !== undefined) return known;
  const translate = i18n.getFixedT(locale, namespace);
  const made = quickly((key, values = {}) => translate(key, values));
  translators.set(name, made);
  return made;
}

/** Caches translations without values, because a page uses the same ones for each of its dishes. */
function quickly(translate: TranslateAny): TranslateAny {
  const plain = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return translate(key, values);
    const word = plain.get(key) ?? translate(key);
    plain.set(key, word);
    return word;
  };
}

/** All translations of a namespace, with Russian for missing ones: the `words` of an island. */
export function wordsOf(locale: Locale, namespace: Namespace): Words {
  return { ...i18n.getResourceBundle(defaultLocale, namespace), ...i18n.getResourceBundle(locale, namespace) };
}

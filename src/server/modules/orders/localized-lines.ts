import { type Locale, type LocalizedText, locales } from '#domain/locale.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { type PricedLine, priceLines } from '#domain/order/pricing.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** The lines of a quote as an order keeps them: names in three languages, prices as they are now. */
export function localizeLines(lines: readonly PricedLine[], catalogue: Catalogue): OrderLine[] {
  const told = Object.fromEntries(locales.map((locale) => [locale, linesIn(locale, lines, catalogue)])) as Record<
    Locale,
    readonly PricedLine[]
  >;
  return lines.map((line, index) => ({
    ...line,
    name: textOf(line.name, (locale) => told[locale][index]?.name),
    choices: line.choices.map((choice, at) => ({
      ...choice,
      name: textOf(choice.name, (locale) => told[locale][index]?.choices[at]?.name),
    })),
  }));
}

function linesIn(locale: Locale, lines: readonly PricedLine[], catalogue: Catalogue): readonly PricedLine[] {
  const priced = priceLines(lines, catalogue.menus[locale].products);
  return priced.ok ? priced.value.lines : lines;
}

function textOf(own: string, nameIn: (locale: Locale) => string | undefined): LocalizedText {
  return { ru: nameIn('ru') ?? own, en: nameIn('en') ?? own, uz: nameIn('uz') ?? own };
}

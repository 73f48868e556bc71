import type { Locale, LocalizedText } from '#domain/locale.ts';
import { type LinePart, lineParts } from '#domain/order/line-parts.ts';
import type { OrderLine, OrderPart } from '#domain/order/order-line.ts';
import { priceLines } from '#domain/order/pricing.ts';
import type { PricedLine } from '#domain/order/types.ts';
import type { Catalog } from '../catalog/catalog.ts';

/** A line and its parts, in one language. */
interface LocalizedLine extends PricedLine {
  readonly parts: readonly LinePart[];
}

/** The lines of a quote in the form that an order stores: names in three languages, current prices. */
export function localizeLines(lines: readonly PricedLine[], catalog: Catalog): OrderLine[] {
  const reported = { ru: linesIn('ru', lines, catalog), en: linesIn('en', lines, catalog), uz: linesIn('uz', lines, catalog) };
  return lines.map((line, index) => {
    const at = (locale: Locale) => reported[locale][index];
    const parts = partsOf(reported.ru[index]?.parts ?? [], (locale) => at(locale)?.parts);
    return {
      ...line,
      name: textOf(line.name, (locale) => at(locale)?.name),
      choices: line.choices.map((choice, nth) => ({ ...choice, name: textOf(choice.name, (locale) => at(locale)?.choices[nth]?.name) })),
      ...(parts.length === 0 ? {} : { parts }),
    };
  });
}

function linesIn(locale: Locale, lines: readonly PricedLine[], catalog: Catalog): readonly LocalizedLine[] {
  const { products } = catalog.menus[locale];
  const priced = priceLines(lines, products);
  return (priced.ok ? priced.value.lines : lines).map((line) => ({ ...line, parts: lineParts(line, products) }));
}

function partsOf(parts: readonly LinePart[], partsIn: (locale: Locale) => readonly LinePart[] | undefined): OrderPart[] {
  return parts.map(({ name, amount, choices }, index) => ({
    name: textOf(name, (locale) => partsIn(locale)?.[index]?.name),
    amount,
    choices: choices.map((choice, nth) => ({
      amount: choice.amount,
      name: textOf(choice.name, (locale) => partsIn(locale)?.[index]?.choices[nth]?.name),
    })),
  }));
}

function textOf(own: string, nameIn: (locale: Locale) => string | undefined): LocalizedText {
  return { ru: nameIn('ru') ?? own, en: nameIn('en') ?? own, uz: nameIn('uz') ?? own };
}

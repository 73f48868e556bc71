import { z } from 'zod';

/**
 * The requirements of Google for structured data (its documentation of Local business, Breadcrumb, Site name, Organization, FAQ and Job posting) and the
 * properties that schema.org defines for a menu. Every other property is rejected.
 */
const address = z.url({ protocol: /^https?$/ });
const words = z.string().trim().min(1);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: words,
  addressLocality: words,
  addressCountry: z.string().regex(/^[A-Z]{2}$/),
});

const hours = z.strictObject({ '@type': z.literal('OpeningHoursSpecification'), opens: clock, closes: clock });
const everyDay = hours.extend({ dayOfWeek: z.array(day).length(7) });
const someDays = hours.extend({ dayOfWeek: z.array(day).min(1) });
const someDates = hours.extend({ validFrom: z.iso.date(), validThrough: z.iso.date() });

const restaurant = z.strictObject({
  '@type': z.literal('Restaurant'),
  '@id': address,
  name: words,
  address: postalAddress,
  url: address,
  image: address,
  telephone: z.string().regex(/^\+\d{12}$/),
  hasMenu: address,
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  openingHoursSpecification: z.union([everyDay, z.array(someDays)]),
  specialOpeningHoursSpecification: z.array(someDates).optional(),
  currenciesAccepted: z.string().regex(/^[A-Z]{3}$/),
});

const menuItem = z.strictObject({
  '@type': z.literal('MenuItem'),
  name: words,
  description: words.optional(),
  image: address.optional(),
  url: address,
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    price: z.number().nonnegative(),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  }),
  nutrition: z.strictObject({ '@type': z.literal('NutritionInformation'), calories: z.string().regex(/^\d+ calories$/) }).optional(),
  suitableForDiet: z
    .array(z.enum(['https://schema.org/VegetarianDiet', 'https://schema.org/VeganDiet', 'https://schema.org/HalalDiet']))
    .min(1)
    .optional(),
});

const menu = z.strictObject({
  '@type': z.literal('Menu'),
  '@id': address,
  name: words,
  url: address,
  inLanguage: z.enum(['ru', 'en', 'uz']),
  hasMenuSection: z.array(z.strictObject({ '@type': z.literal('MenuSection'), name: words })).min(1),
});

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from one'),
});

const webSite = z.strictObject({ '@type': z.literal('WebSite'), name: words, url: address });

const organization = z.strictObject({
  '@type': z.literal('Organization'),
  name: words,
  legalName: words,
  url: address,
  logo: address,
  address: words,
  telephone: words,
  email: z.email(),
  sameAs: z.array(address).min(1),
});

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: words,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: words }),
});

const faqPage = z.strictObject({ '@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1) });

const jobPosting = z.strictObject({
  '@type': z.literal('JobPosting'),
  title: words,
  description: words,
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime({ offset: true }).optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME']),
  hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: words, sameAs: address }),
  jobLocation: z.strictObject({
    '@type': z.literal('Place'),
    address: z.strictObject({
      '@type': z.literal('PostalAddress'),
      addressLocality: words,
      addressCountry: z.string().regex(/^[A-Z]{2}$/),
    }),
  }),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.string().regex(/^[A-Z]{3}$/),
      value: z.strictObject({
        '@type': z.literal('QuantitativeValue'),
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
        unitText: z.literal('MONTH'),
      }),
    })
    .optional(),
});

const jsonLd = z.discriminatedUnion('@type', [restaurant, menu, menuItem, breadcrumbs, webSite, organization, faqPage, jobPosting]);
const context = z.literal('https://schema.org');
const graph = z.strictObject({ '@context': context, '@graph': z.array(jsonLd).min(1) });

export type CheckedJsonLd = z.infer<typeof jsonLd>;

/** Parses the only JSON-LD block of a page; throws its validation errors. */
export function checkStructuredData(html: string): CheckedJsonLd[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);
  if (blocks.length !== 1) throw new Error(`${blocks.length} data blocks`);
  const data = z.looseObject({ '@context': context }).parse(JSON.parse(blocks[0] ?? ''));
  if ('@graph' in data) return graph.parse(data)['@graph'];
  const { '@context': _, ...alone } = data;
  return [jsonLd.parse(alone)];
}

import { z } from 'zod';
import { addressList } from '../account/addresses.ts';
import { customerBody, wireCustomer } from '../account/customer.ts';
import { placeOrderBody } from '../account/orders.ts';
import { editorDraft, sentDraft, wireWorkspace } from '../editor/editor-wire.ts';
import { accessSession, accessTokenBody } from '../lib/access-session.ts';
import { inputId, localizedText, outputId } from '../lib/scalars.ts';
import { wireMenu, wireProduct } from '../shop/menu.ts';
import { boardOrder, orderLine, pricedLine, wireOrder, wireQuote, wireSlot } from '../shop/order-wire.ts';
import { wirePromo } from '../shop/promo.ts';
import { quoteBody } from '../shop/quote.ts';
import { editorSettings, wireSiteSettings } from '../shop/settings-schema.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Requests and responses: a field with a default is optional in one and required in the other. */
type Side = 'input' | 'output';

const named: Readonly<Record<Side, Readonly<Record<string, z.ZodType>>>> = {
  input: {
    Id: inputId,
    QuoteRequest: quoteBody,
    OrderRequest: placeOrderBody,
    CustomerFields: customerBody,
    AddressesSent: addressList,
    DraftSent: sentDraft,
    AccessToken: accessTokenBody,
  },
  output: {
    OutputId: outputId,
    Text: localizedText,
    Settings: wireSiteSettings,
    Menu: wireMenu,
    Product: wireProduct,
    Slot: wireSlot,
    Quote: wireQuote,
    PricedLine: pricedLine,
    Order: wireOrder,
    OrderLine: orderLine,
    BoardOrder: boardOrder,
    Promo: wirePromo,
    Customer: wireCustomer,
    Addresses: addressList,
    Workspace: wireWorkspace,
    Draft: editorDraft,
    EditorSettings: editorSettings,
    Worker: accessSession,
  },
};

const explained: Readonly<Record<string, string>> = {
  Id: 'A string up to 64 characters or an integer, opaque, compared as a string.',
  OutputId: 'Opaque; here a string.',
  Text: 'One text in three languages.',
  Slot: 'Minutes from midnight of `day`, UTC+5; `start` of 1440 or more is after midnight.',
};

/** The schemas of a document, each under one name, including nested ones. */
export class SchemaBook {
  readonly #registries = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };

  constructor() {
    for (const side of ['input', 'output'] as const) {
      for (const [id, schema] of Object.entries(named[side])) this.#registries[side].add(schema, { id });
    }
  }

  /** Registers a schema by its own name or else by the fallback; returns the reference. */
  refer(side: Side, schema: z.ZodType, fallback: string): { $ref: string } {
    const registry = this.#registries[side];
    if (!registry.has(schema)) registry.add(schema, { id: fallback });
    return { $ref: pathOf(registry.get(schema)?.id ?? fallback) };
  }

  /** All registered schemas. */
  all(): Record<string, JsonSchema> {
    const sides = (['input', 'output'] as const).map((io) => {
      const { schemas } = z.toJSONSchema(this.#registries[io], { io, unrepresentable: 'any', uri: pathOf, override: describeTuple });
      return Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => {
        const text = explained[id];
        return [id, text === undefined ? schema : { description: text, ...schema }] as const;
      });
    });
    return Object.fromEntries(sides.flat().sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** The properties of a query, for its parameters. */
export function propertiesOf(schema: z.ZodType): { name: string; schema: JsonSchema; isRequired: boolean }[] {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(json.properties ?? {}).map(([name, property]) => ({
    name,
    schema: property as JsonSchema,
    isRequired: json.required?.includes(name) === true,
  }));
}

/** Describes a pair of numbers as an array of two: many programs do not read the item types from `prefixItems` alone. */
function describeTuple({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { prefixItems } = jsonSchema;
  if (prefixItems === undefined) return;
  const [first] = prefixItems;
  const isUniform = prefixItems.every((item) => JSON.stringify(item) === JSON.stringify(first));
  Object.assign(jsonSchema, { items: isUniform ? first : { anyOf: prefixItems } });
  Object.assign(jsonSchema, { minItems: prefixItems.length, maxItems: prefixItems.length });
  delete jsonSchema.prefixItems;
}

function pathOf(id: string): string {
  return `#/components/schemas/${id}`;
}

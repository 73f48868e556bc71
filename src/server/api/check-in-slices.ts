import { z } from 'zod';
import { createPause } from '../async/in-slices.ts';

type Checked<Schema extends z.ZodType> = z.ZodSafeParseResult<z.output<Schema>>;

/** Parses an object as its schema does, its lists one element at a time with pauses. The first wrong element ends it. */
export async function checkInSlices<Schema extends z.ZodType>(schema: Schema, input: unknown): Promise<Checked<Schema>> {
  if (!(schema instanceof z.ZodObject) || typeof input !== 'object' || input === null || Array.isArray(input)) {
    return schema.safeParse(input);
  }
  const shape: Record<string, z.ZodType> = { ...schema.shape };
  const parsed: Record<string, unknown> = { ...input };
  for (const [key, own] of Object.entries(shape)) {
    const [list, elements] = [listOf(own), parsed[key]];
    if (list === null || !Array.isArray(elements)) continue;
    const checked = await checkElements(list.element as z.ZodType, elements);
    if (!checked.success) return fail(checked.index, key, checked.error) as Checked<Schema>;
    parsed[key] = checked.data;
    shape[key] = z.clone(list, { ...list.def, element: z.any() });
  }
  return z.clone(schema, { ...schema.def, shape }).safeParse(parsed) as Checked<Schema>;
}

function listOf(schema: z.ZodType): z.ZodArray | null {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return inner instanceof z.ZodArray ? inner : null;
}

type Elements = { success: true; data: unknown[] } | { success: false; index: number; error: z.ZodError };

async function checkElements(schema: z.ZodType, elements: readonly unknown[]): Promise<Elements> {
  const pause = createPause();
  const data: unknown[] = [];
  for (const [index, element] of elements.entries()) {
    const checked = schema.safeParse(element);
    if (!checked.success) return { success: false, index, error: checked.error };
    data.push(checked.data);
    await pause();
  }
  return { success: true, data };
}

function fail(index: number, key: string, { issues }: z.ZodError) {
  return { success: false, error: new z.ZodError(issues.map((issue) => ({ ...issue, path: [key, index, ...issue.path] }))) };
}

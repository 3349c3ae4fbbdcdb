import { z } from 'zod';

type Pick = (value: unknown) => unknown;

/**
 * Creates a function that copies only the fields that a schema names from an answer, so that no other column
 * of the database leaks. Does not validate values, since that takes longer than reading a board from the
 * database, and the tests validate every answer.
 */
export function createAnswerFieldPicker(schema: z.core.$ZodType): Pick {
  return createPartPicker(schema) ?? ((value) => value);
}

/** Creates the picker of a part of a schema; undefined: the value is returned unchanged. */
function createPartPicker(schema: z.core.$ZodType): Pick | undefined {
  if (schema instanceof z.ZodObject) return objectPicker(schema);
  if (schema instanceof z.ZodArray) return arrayPicker(createPartPicker(schema.element));
  if (schema instanceof z.ZodRecord) return recordPicker(createPartPicker(schema.valueType));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return createPartPicker(schema.unwrap());
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return choicePicker(schema);
  return schema instanceof z.ZodUnion ? unionPicker(schema) : undefined;
}

function objectPicker({ shape }: z.ZodObject): Pick {
  const parts = Object.entries(shape).map(([key, part]) => ({ key, pick: createPartPicker(part) }));
  return (value) => {
    if (!isObject(value)) return value;
    const picked: Record<string, unknown> = {};
    for (const { key, pick } of parts) {
      const part = value[key];
      picked[key] = pick ? pick(part) : part;
    }
    return picked;
  };
}

const arrayPicker = (pick: Pick | undefined): Pick | undefined =>
  pick && ((value) => (Array.isArray(value) ? value.map((part) => pick(part)) : value));

const recordPicker = (pick: Pick | undefined): Pick | undefined =>
  pick &&
  ((value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pick(part)]))
      : value);

/** A choice of which one part at most is made of parts: values of the others go out as they are. */
function unionPicker({ options }: z.ZodUnion): Pick | undefined {
  const [pick, ...others] = options.flatMap((option) => createPartPicker(option) ?? []);
  if (others.length > 0) throw new TypeError('An answer with a choice of objects has no picker yet.');
  return pick;
}

/** A choice of objects that one of their fields tells apart. */
function choicePicker({ options, def: { discriminator } }: z.ZodDiscriminatedUnion): Pick {
  const picks = new Map<unknown, Pick>();
  for (const option of options) {
    const name = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
    if (!(option instanceof z.ZodObject) || !(name instanceof z.ZodLiteral))
      throw new TypeError('A choice of an answer is told apart by a literal of its objects.');
    for (const value of name.values) picks.set(value, objectPicker(option));
  }
  return (value) => (isObject(value) ? picks.get(value[discriminator])?.(value) : value);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

import type { ContractRoute } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Json } from '../refusals/garbage';
import { asObject, type Sent } from '../refusals/sent';

/** The parts of a request that hold leaves. */
export type SentPart = 'params' | 'query' | 'body';

/** A value inside a request: a text, a number, a yes or no, null, or an array or object with what is in it. */
export interface Leaf {
  part: SentPart;
  path: readonly string[];
  /** Undefined where the example leaves it out. */
  value: Json | undefined;
}

export const MISSING = Symbol('missing');
export type Replacement = Json | typeof MISSING;

const PARTS: readonly SentPart[] = ['params', 'query', 'body'];

/** Every value inside a request, from the outside in. */
export function leavesOf(sent: Sent): Leaf[] {
  return PARTS.flatMap((part) => [...inside(part, [], sent[part])]);
}

function* inside(part: SentPart, path: readonly string[], value: Json | undefined): Generator<Leaf> {
  if (value === undefined) return;
  // Params and query are objects whatever happens: an address has no other form.
  if (path.length > 0 || part === 'body') yield { part, path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* inside(part, [...path, name], inner);
}

/** What the schemas of a call name, and its example leaves out. */
export function absentLeavesOf(route: ContractRoute, sent: Sent): Leaf[] {
  return PARTS.flatMap((part) => [...absentInside(part, [], sent[part], route[part])]);
}

function* absentInside(
  part: SentPart,
  path: readonly string[],
  value: Json | undefined,
  schema: unknown,
): Generator<Leaf> {
  const known = withoutWrapping(schema);
  if (!(known instanceof z.ZodObject)) return;
  for (const [name, inner] of Object.entries(known.shape)) {
    const existing = asObject(value)[name];
    const innerPath = [...path, name];
    if (existing === undefined) yield { part, path: innerPath, value: undefined };
    else yield* absentInside(part, innerPath, existing, inner);
  }
}

/** The schema inside of `optional`, `nullable` and `default`. */
function withoutWrapping(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? withoutWrapping(schema.unwrap()) : schema;
}

/** A copy of a request with one value replaced. */
export const withReplaced = (sent: Sent, { part, path }: Leaf, value: Replacement): Sent => ({
  ...sent,
  [part]: replaced(sent[part], path, value),
});

function replaced(
  at: Json | undefined,
  [name, ...rest]: readonly string[],
  value: Replacement,
): Json | undefined {
  if (name === undefined) return value === MISSING ? undefined : value;
  if (typeof at !== 'object' || at === null) return at;
  const inner = replaced((at as Record<string, Json>)[name], rest, value);
  if (Array.isArray(at))
    return inner === undefined
      ? at.filter((_, index) => String(index) !== name)
      : at.with(Number(name), inner);
  const { [name]: _old, ...others } = at;
  return inner === undefined ? others : { ...others, [name]: inner };
}

const LONG = 'a'.repeat(10_000);
const LONG_LIST = Array.from({ length: 10_000 }, () => 'a');

const OF_OTHER_TYPES: Replacement[] = [MISSING, null, true, '0', 0, [], {}, [[]], LONG_LIST];
const TEXTS: Replacement[] = [
  '',
  ' ',
  LONG,
  'a\0b',
  'a\ud800b',
  '🌻',
  '<script>alert(1)</script>',
  "'; drop table users; --",
  '__proto__',
  'NaN',
];
const NUMBERS: Replacement[] = [-1, -0.5, 1e308, 2 ** 53, 1.005, 0.1, 1_234_567.891, 'NaN', '1.005', ' 1 '];
const DATES: Replacement[] = [
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-13-01T25:00:00Z',
  '2026-01-31T12:00:00-03:00',
];
const IDS: Replacement[] = ['1', 'x'.repeat(36), '00000000-0000-0000-0000-000000000000'];

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DATE = /^\d{4}-\d\d-\d\d/;

/** Values to put in the place of another, by its type. */
export function replacementsFor(value: Json | undefined): readonly Replacement[] {
  if (value === undefined)
    return [...OF_OTHER_TYPES.slice(1), ...TEXTS, ...NUMBERS, ...DATES, ...IDS].filter(isDifferent);
  if (typeof value === 'number') return [...OF_OTHER_TYPES, ...NUMBERS, ''];
  if (typeof value !== 'string') return [...OF_OTHER_TYPES, '', -1];
  if (ID.test(value)) return [...OF_OTHER_TYPES, ...TEXTS, ...IDS];
  if (DATE.test(value)) return [...OF_OTHER_TYPES, ...TEXTS, ...DATES];
  return [...OF_OTHER_TYPES, ...TEXTS];
}

const isDifferent = (value: Replacement, index: number, all: readonly Replacement[]) =>
  all.indexOf(value) === index;

/** The texts and numbers of an answer, by the names that lead to them; positions in arrays are left out. */
export function valuesByPath(answer: unknown): Map<string, unknown[]> {
  const found = new Map<string, unknown[]>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value))
        walk(inner, Array.isArray(value) ? path : `${path}.${name}`);
    else if (typeof value === 'string' || typeof value === 'number')
      found.set(path, [...(found.get(path) ?? []), value]);
  };
  walk(answer, '');
  return found;
}

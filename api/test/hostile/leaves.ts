import type { ContractRoute } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { Json } from '../refusals/garbage';
import { type SentRequest, toJsonObject } from '../refusals/sent-request';

/** Part of a request that contains values: params, query or body. */
export type RequestPart = 'params' | 'query' | 'body';

/** Value inside a request: a text, a number, a boolean, null, or an array or object with its contents. */
export interface RequestValue {
  part: RequestPart;
  path: readonly string[];
  /** Undefined where the example leaves it out. */
  value: Json | undefined;
}

/** Marker that a value is to be removed from a request instead of being replaced. */
export const REMOVED_VALUE = Symbol('missing');
/** Value to put into a request in place of another, or the marker that removes the value. */
export type ValueReplacement = Json | typeof REMOVED_VALUE;

const PARTS: readonly RequestPart[] = ['params', 'query', 'body'];

/** Lists every value inside a request of a test, outer values before the values inside them. */
export function listRequestValues(sent: SentRequest): RequestValue[] {
  return PARTS.flatMap((part) => [...inside(part, [], sent[part])]);
}

function* inside(
  part: RequestPart,
  path: readonly string[],
  value: Json | undefined,
): Generator<RequestValue> {
  if (value === undefined) return;
  // Params and query are objects whatever happens: an address has no other form.
  if (path.length > 0 || part === 'body') yield { part, path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* inside(part, [...path, name], inner);
}

/** Lists the values that the schemas of a route allow and the example request of the route leaves out. */
export function listAbsentRequestValues(route: ContractRoute, sent: SentRequest): RequestValue[] {
  return PARTS.flatMap((part) => [...absentInside(part, [], sent[part], route[part])]);
}

function* absentInside(
  part: RequestPart,
  path: readonly string[],
  value: Json | undefined,
  schema: unknown,
): Generator<RequestValue> {
  const known = withoutWrapping(schema);
  if (!(known instanceof z.ZodObject)) return;
  for (const [name, inner] of Object.entries(known.shape)) {
    const existing = toJsonObject(value)[name];
    const innerPath = [...path, name];
    if (existing === undefined) yield { part, path: innerPath, value: undefined };
    else yield* absentInside(part, innerPath, existing, inner);
  }
}

/** The schema inside of `optional`, `nullableCustomerColumns` and `default`. */
function withoutWrapping(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? withoutWrapping(schema.unwrap()) : schema;
}

/** Returns a copy of a request with one value replaced. */
export const replaceRequestValue = (
  sent: SentRequest,
  { part, path }: RequestValue,
  value: ValueReplacement,
): SentRequest => ({
  ...sent,
  [part]: replaced(sent[part], path, value),
});

function replaced(
  at: Json | undefined,
  [name, ...rest]: readonly string[],
  value: ValueReplacement,
): Json | undefined {
  if (name === undefined) return value === REMOVED_VALUE ? undefined : value;
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

const OF_OTHER_TYPES: ValueReplacement[] = [REMOVED_VALUE, null, true, '0', 0, [], {}, [[]], LONG_LIST];
const TEXTS: ValueReplacement[] = [
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
const NUMBERS: ValueReplacement[] = [
  -1,
  -0.5,
  1e308,
  2 ** 53,
  1.005,
  0.1,
  1_234_567.891,
  'NaN',
  '1.005',
  ' 1 ',
];
const DATES: ValueReplacement[] = [
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2026-13-01T25:00:00Z',
  '2026-01-31T12:00:00-03:00',
];
const IDS: ValueReplacement[] = ['1', 'x'.repeat(36), '00000000-0000-0000-0000-000000000000'];

const ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const DATE = /^\d{4}-\d\d-\d\d/;

/**
 * Lists unusual and invalid values with which a test replaces a value of a request, by the type of that
 * value.
 */
export function listValueReplacements(value: Json | undefined): readonly ValueReplacement[] {
  if (value === undefined)
    return [...OF_OTHER_TYPES.slice(1), ...TEXTS, ...NUMBERS, ...DATES, ...IDS].filter(isDifferent);
  if (typeof value === 'number') return [...OF_OTHER_TYPES, ...NUMBERS, ''];
  if (typeof value !== 'string') return [...OF_OTHER_TYPES, '', -1];
  if (ID.test(value)) return [...OF_OTHER_TYPES, ...TEXTS, ...IDS];
  if (DATE.test(value)) return [...OF_OTHER_TYPES, ...TEXTS, ...DATES];
  return [...OF_OTHER_TYPES, ...TEXTS];
}

const isDifferent = (value: ValueReplacement, index: number, all: readonly ValueReplacement[]) =>
  all.indexOf(value) === index;

/**
 * Groups the texts and numbers in a response by the path of property names that leads to them. Positions in
 * arrays are left out of the path.
 */
export function groupValuesByPath(answer: unknown): Map<string, unknown[]> {
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

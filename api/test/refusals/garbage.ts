import type { Random } from './random';

/** Value that JSON can represent. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Values that break careless programs: wrong types, extremes, injections, and text that is no text. */
const hostile: Json[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_992,
  [],
  {},
  [[]],
  ['a', 1, null],
  { $gt: '' },
  { constructor: { prototype: { isAdmin: true } } },
  'null',
  'undefined',
  'NaN',
  "' or 1=1 --",
  "'; drop table users; --",
  '" union select password_hash from users --',
  '%',
  '_%\\',
  '$1',
  '{{7*7}}',
  `${'$'}{process.env}`,
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\Windows\\system32',
  'com1',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '🌻🌻🌻',
  'Ação Ñandú ß ﬃ İ',
  'e\u0301'.repeat(40),
  '\r\nSet-Cookie: a=b',
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '99999-01-01',
  '25:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0198c0de-0000-7000-8000-00000000000g',
  'x'.repeat(201),
  'x'.repeat(20_000),
  '9'.repeat(400),
  `${'['.repeat(60)}${']'.repeat(60)}`,
];

const deep = (): Json => Array.from({ length: 60 }).reduce<Json>((inner) => ({ deeper: inner }), 1);
const wide = (): Json => Array.from({ length: 5_000 }, (_, place) => place);

/**
 * Picks a random value that programs often handle badly, such as a very long or deeply nested one, for tests
 * with invalid requests.
 */
export function pickHostileValue(random: Random): Json {
  const chance = random.next();
  if (chance < 0.02) return deep();
  if (chance < 0.04) return wide();
  return random.pick(hostile);
}

/**
 * Returns a copy of a request's value with one to three random changes: values replaced, removed or added at
 * any depth.
 */
export function corruptValue(value: Json, random: Random): Json {
  let spoilt = value;
  const times = 1 + Math.floor(random.next() * 3);
  for (let time = 0; time < times; time += 1) spoilt = spoilOnce(spoilt, random);
  return spoilt;
}

function spoilOnce(value: Json, random: Random): Json {
  if (typeof value !== 'object' || value === null || random.next() < 0.06) return pickHostileValue(random);
  if (Array.isArray(value)) return [...value, pickHostileValue(random)];

  const keys = Object.keys(value);
  if (keys.length === 0 || random.next() < 0.1) {
    return {
      ...value,
      [String(random.pick(['extra', '__proto__', 'constructor', 'account_id', '']))]:
        pickHostileValue(random),
    };
  }
  const key = random.pick(keys);
  const { [key]: old, ...others } = value;
  if (random.next() < 0.15) return others;
  const isNested = typeof old === 'object' && old !== null && random.next() < 0.7;
  return { ...others, [key]: isNested ? spoilOnce(old, random) : pickHostileValue(random) };
}

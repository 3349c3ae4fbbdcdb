/**
 * The language of addresses, the same for the routes of the shell and of areas: `:name` is one segment,
 * `:name?` may be absent at the end, a closing `*` takes whatever follows.
 */

/** Parameters of a matched path, decoded. An absent optional parameter has no entry. */
export type PathParams = Record<string, string>;

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const patterns = new Map<string, readonly string[]>();

/** Segments of a pattern; there are few of them and each is asked for often. */
function patternSegments(pattern: string): readonly string[] {
  const known = patterns.get(pattern);
  if (known) return known;
  const segments = segmentsOf(pattern);
  patterns.set(pattern, segments);
  return segments;
}

/** Readable text of a path segment; one that is not valid percent-encoding stays as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The first of `rows` whose path pattern matches, with its parameters. */
export function firstMatch<Row extends { path: string }>(
  rows: readonly Row[],
  path: string,
): { row: Row; params: PathParams } | undefined {
  const given = segmentsOf(path);
  for (const row of rows) {
    const params = matchSegments(patternSegments(row.path), given);
    if (params) return { row, params };
  }
  return undefined;
}

function matchSegments(pattern: readonly string[], given: readonly string[]): PathParams | null {
  const takesRest = pattern.at(-1) === '*';
  const wanted = takesRest ? pattern.slice(0, -1) : pattern;
  if (given.length > wanted.length && !takesRest) return null;

  const params: PathParams = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (!segment.startsWith(':')) {
      if (value !== segment) return null;
    } else if (value !== undefined) {
      params[segment.slice(1).replace('?', '')] = decode(value);
    } else if (!segment.endsWith('?')) {
      return null;
    }
  }
  return params;
}

// Fixed words win over parameters, parameters over "whatever follows" (boards-112), judged from the left.
const rankOf = (segment: string | undefined) => {
  if (segment === undefined) return 1;
  if (segment === '*') return 3;
  return segment.startsWith(':') ? 2 : 0;
};

/** Orders patterns so that the first match is the most specific one. */
export function bySpecificity(left: string, right: string): number {
  const a = patternSegments(left);
  const b = patternSegments(right);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rankOf(a[index]) - rankOf(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** `pattern` with its parameters filled in; one without a value is left out (its pattern must allow that). */
export function fillPath(pattern: string, params: PathParams): string {
  const filled = segmentsOf(pattern).map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1).replace('?', '')] ?? '') : segment,
  );
  return `/${filled.filter((segment) => segment !== '').join('/')}`;
}

/** Does the path of an address fit a pattern? */
export const matchesPath = (pattern: string, path: string): boolean =>
  matchSegments(patternSegments(pattern), segmentsOf(path)) !== null;

/** Two patterns that stand for the same addresses have the same shape: `/vendas/:uid` and `/vendas/:id`. */
export function shapeOf(pattern: string): string {
  const shape = (segment: string) =>
    segment.startsWith(':') ? (segment.endsWith('?') ? ':?' : ':') : segment;
  return `/${patternSegments(pattern).map(shape).join('/')}`;
}

/** Is there an address that both patterns match? */
export const overlap = (one: string, other: string): boolean =>
  meet(patternSegments(one), patternSegments(other));

function meet(one: readonly string[], other: readonly string[]): boolean {
  const [left, ...lefts] = one;
  const [right, ...rights] = other;
  if (left === '*' || right === '*') return true;
  if (left === undefined) return other.every((segment) => segment.endsWith('?'));
  if (right === undefined) return one.every((segment) => segment.endsWith('?'));
  const isSame = left === right || left.startsWith(':') || right.startsWith(':');
  if (isSame && meet(lefts, rights)) return true;
  // An optional parameter may be absent.
  return (left.endsWith('?') && meet(lefts, other)) || (right.endsWith('?') && meet(one, rights));
}

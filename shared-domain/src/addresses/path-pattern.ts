/**
 * The language of addresses, the same for the routes of the shell and of areas: `:name` is one segment,
 * `:name?` may be absent at the end, a closing `*` takes whatever follows.
 */

/** Parameters of a matched path, decoded. An absent optional parameter has no entry. */
export type PathParams = Record<string, string>;

const splitPath = (path: string) => path.split('/').filter((segment) => segment !== '');

const patterns = new Map<string, readonly string[]>();

/** Segments of a pattern; there are few of them and each is asked for often. */
function patternSegments(pattern: string): readonly string[] {
  const known = patterns.get(pattern);
  if (known) return known;
  const segments = splitPath(pattern);
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

/**
 * Returns the first of `rows` whose path pattern matches, with the parameters of the path; undefined if none matches.
 */
export function findFirstPathMatch<Row extends { path: string }>(
  rows: readonly Row[],
  path: string,
): { row: Row; params: PathParams } | undefined {
  const given = splitPath(path);
  for (const row of rows) {
    const pattern = patternSegments(row.path);
    if (matchesSegments(pattern, given)) return { row, params: readParams(pattern, given) };
  }
  return undefined;
}

/** Compares without making anything: the shell asks for every link of a menu among all routes. */
function matchesSegments(pattern: readonly string[], given: readonly string[]): boolean {
  const takesRest = pattern.at(-1) === '*';
  const wanted = takesRest ? pattern.length - 1 : pattern.length;
  if (given.length > wanted && !takesRest) return false;
  for (let index = 0; index < wanted; index += 1) {
    const segment = pattern[index] ?? '';
    const value = given[index];
    if (segment.startsWith(':') ? value === undefined && !segment.endsWith('?') : value !== segment)
      return false;
  }
  return true;
}

/** Returns the parameters of a path that matches the pattern. */
function readParams(pattern: readonly string[], given: readonly string[]): PathParams {
  const params: PathParams = {};
  for (const [index, segment] of pattern.entries()) {
    const value = given[index];
    if (segment.startsWith(':') && value !== undefined)
      params[segment.slice(1).replace('?', '')] = decode(value);
  }
  return params;
}

// Fixed words win over parameters, parameters over "whatever follows" (boards-112), judged from the left.
const rankSegment = (segment: string | undefined) => {
  if (segment === undefined) return 1;
  if (segment === '*') return 3;
  return segment.startsWith(':') ? 2 : 0;
};

/** Compares two path patterns for sorting, so that the first match is the most specific one. */
export function comparePatternSpecificity(left: string, right: string): number {
  const a = patternSegments(left);
  const b = patternSegments(right);
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rankSegment(a[index]) - rankSegment(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the path for a pattern with its parameters filled in. A parameter without a value must be optional
 * in the pattern and is left out.
 */
export function fillPathPattern(pattern: string, params: PathParams): string {
  const filled = splitPath(pattern).map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1).replace('?', '')] ?? '') : segment,
  );
  return `/${filled.filter((segment) => segment !== '').join('/')}`;
}

/** Returns true if a path matches a pattern. */
export const matchesPath = (pattern: string, path: string): boolean =>
  matchesSegments(patternSegments(pattern), splitPath(path));

/**
 * Returns a path pattern with its parameter names removed, so that patterns which match the same paths are
 * equal: `/vendas/:uid` and `/vendas/:id`.
 */
export function getPathPatternShape(pattern: string): string {
  const shape = (segment: string) =>
    segment.startsWith(':') ? (segment.endsWith('?') ? ':?' : ':') : segment;
  return `/${patternSegments(pattern).map(shape).join('/')}`;
}

/** Returns true if some path matches both patterns. */
export const doPathPatternsOverlap = (one: string, other: string): boolean =>
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

/** Does the path of an address fit the pattern of a route? `:name` is one segment, `:name?` may be absent, `*` is the rest. */
export function matchesRoute(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const takesRest = wanted.at(-1) === '*';
  const fixed = takesRest ? wanted.slice(0, -1) : wanted;
  if (given.length > fixed.length && !takesRest) return false;
  return fixed.every((segment, index) => {
    const value = given[index];
    if (segment.startsWith(':')) return value !== undefined || segment.endsWith('?');
    return value === segment;
  });
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

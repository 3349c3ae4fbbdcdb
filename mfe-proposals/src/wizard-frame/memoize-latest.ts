/** An edit asks for the study of what is typed, and for that of one margin tried beside it; a step back asks again. */
const MAX_CACHED_RESULTS = 4;

/**
 * Memoizes a calculation for its latest arguments, because a form needs the same study for its validation and
 * for its display. Arguments are equal if they are the same object or have equal content.
 */
export function memoizeLatest<Args extends readonly unknown[], Result>(
  calculate: (...args: Args) => Result,
): (...args: Args) => Result {
  let latest: { args: Args; result: Result }[] = [];
  return (...args) => {
    const known = latest.find((entry) => entry.args.every((arg, index) => isSame(arg, args[index])));
    const entry = known ?? { args, result: calculate(...args) };
    latest = [entry, ...latest.filter((other) => other !== entry)].slice(0, MAX_CACHED_RESULTS);
    return entry.result;
  };
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one !== null &&
    other !== null &&
    JSON.stringify(one) === JSON.stringify(other));

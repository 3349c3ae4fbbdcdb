/** An edit asks for the study of what is typed, and for that of one margin tried beside it; a step back asks again. */
const KEPT = 4;

/**
 * A calculation that remembers its latest results: a form asks for the same study to check itself and to show it, and it is
 * worked out once. Arguments are the same when they are the same objects, or say the same.
 */
export function rememberLatest<Args extends readonly unknown[], Result>(
  calculate: (...args: Args) => Result,
): (...args: Args) => Result {
  let latest: { args: Args; result: Result }[] = [];
  return (...args) => {
    const known = latest.find((entry) => entry.args.every((arg, index) => isSame(arg, args[index])));
    const entry = known ?? { args, result: calculate(...args) };
    latest = [entry, ...latest.filter((other) => other !== entry)].slice(0, KEPT);
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

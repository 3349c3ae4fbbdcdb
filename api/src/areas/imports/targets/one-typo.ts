/** In a shorter word one other letter makes another word: Sol and Sul, Casa and Cama. */
const MIN_LENGTH = 5;

/**
 * Checks whether two words differ by one typing error: a letter added, missing or replaced in words of five
 * letters and more, or two neighbouring letters swapped. The first letter must be equal. Words with digits,
 * and pairs that differ only in a final o or a such as `Paulo` and `Paula`, are different words.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short[0] !== long[0] || long.length - short.length > 1 || /\d/.test(one + other)) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [shortRest, longRest] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return long.length >= MIN_LENGTH && shortRest === longRest.slice(1);
  if (
    shortRest.slice(2) === longRest.slice(2) &&
    shortRest[0] === longRest[1] &&
    shortRest[1] === longRest[0]
  )
    return true;
  const isOtherEnding = shortRest.length === 1 && /^[oa]$/.test(shortRest) && /^[oa]$/.test(longRest);
  return long.length >= MIN_LENGTH && !isOtherEnding && shortRest.slice(1) === longRest.slice(1);
}

/**
 * Parses a version of the product: `10.58.144` -> [10, 58, 144]. Returns null if the text is not a version.
 */
export function parseVersion(text: string): number[] | null {
  if (!/^\d{1,6}(\.\d{1,6}){0,3}$/.test(text)) return null;
  return text.split('.').map(Number);
}

/**
 * Checks whether a version is older than another. Absent parts are zero; an invalid version is older than any other.
 */
export function isOlderVersion(version: string, other: string): boolean {
  const [left, right] = [parseVersion(version), parseVersion(other)];
  if (!right) return false;
  if (!left) return true;
  const length = Math.max(left.length, right.length);
  for (let place = 0; place < length; place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

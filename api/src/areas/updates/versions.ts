/** `10.58.144` -> [10, 58, 144]; null when it is no such version. */
export function parseVersion(text: string): number[] | null {
  if (!/^\d{1,6}(\.\d{1,6}){0,3}$/.test(text)) return null;
  return text.split('.').map(Number);
}

/** Is `version` older than `other`? Absent parts are zero; what is no version is older than any. */
export function isOlder(version: string, other: string): boolean {
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

import { formatNumber } from './numbers';

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Formats a number of bytes with at most one decimal: `842 bytes`, `1,2 MB`, `25 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = Math.round(value * 10) / 10;
  return `${formatNumber(rounded, Number.isInteger(rounded) ? 0 : 1)} ${UNITS[unit]}`;
}

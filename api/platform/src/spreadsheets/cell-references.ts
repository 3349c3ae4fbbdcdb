/** Returns the column number of a cell reference such as `AB12`, counted from 0. */
export function parseColumn(place: string): number {
  let column = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

/** Formats a column number as letters: 0 is `A`, 27 is `AB`. */
export function formatColumn(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : formatColumn(Math.floor(column / 26) - 1) + last;
}

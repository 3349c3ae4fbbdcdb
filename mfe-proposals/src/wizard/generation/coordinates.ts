/** Point on Earth in degrees. South and west are negative. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Parses latitude and longitude as maps copy them: `-26.9194, -49.0661`, or with decimal commas `-26,9194 -49,0661`;
 * null if the text is neither.
 */
export function parseCoordinates(text: string): Coordinates | null {
  const number = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)`;
  const match = new RegExp(`^\\s*${number}°?(?:\\s+|\\s*;\\s*|\\s*,\\s+|,\\s*(?=-))${number}°?\\s*$`).exec(
    text,
  );
  if (!match) return null;
  const [latitude, longitude] = [match[1], match[2]].map((part = '') => Number(part.replace(',', '.')));
  if (latitude === undefined || longitude === undefined) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Numbers of stars of a rating. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

export const starLabels: Record<Stars, string> = {
  1: 'Inútil',
  2: 'Ruim',
  3: 'Mediano',
  4: 'Bom',
  5: 'Excelente',
};

/** Returns the rating that is stored for a number of stars (support-009). */
export const toRating = (count: Stars): number => count * 2;

/** Returns the number of stars of a stored rating; null for a rating of another origin. */
export function toStars(rating: number): Stars | null {
  return stars.find((count) => toRating(count) === rating) ?? null;
}

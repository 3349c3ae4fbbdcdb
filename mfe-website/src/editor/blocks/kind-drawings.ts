import type { BlockKind } from '@girassol/shared-domain/website';

/**
 * Rectangle of the drawing that represents a kind of block: x, y, width and height on a sheet of 48 by 32,
 * and a strength: 1 for a line of text, 2 for a surface, 3 for the accent.
 */
export type DrawingRectangle = readonly [number, number, number, number, 1 | 2 | 3];

const columns = (
  count: number,
  draw: (x: number, width: number) => DrawingRectangle[],
): DrawingRectangle[] => {
  const width = (40 - (count - 1) * 2) / count;
  return Array.from({ length: count }, (_, place) => draw(4 + place * (width + 2), width)).flat();
};

const title: DrawingRectangle = [15, 4, 18, 3, 3];

/** Drawings of all kinds of block, by which they are recognized at a glance. */
export const blockKindDrawings: Record<BlockKind, readonly DrawingRectangle[]> = {
  hero: [
    [0, 0, 48, 32, 2],
    [4, 8, 26, 4, 3],
    [4, 14, 20, 2, 1],
    [4, 20, 12, 5, 3],
  ],
  text: [
    [6, 5, 18, 3, 3],
    [6, 12, 36, 2, 1],
    [6, 17, 36, 2, 1],
    [6, 22, 26, 2, 1],
  ],
  picture: [
    [4, 4, 40, 20, 2],
    [4, 27, 20, 2, 1],
  ],
  pictureText: [
    [4, 5, 18, 22, 2],
    [26, 7, 14, 3, 3],
    [26, 13, 18, 2, 1],
    [26, 18, 18, 2, 1],
    [26, 23, 12, 2, 1],
  ],
  gallery: columns(3, (x, width) => [
    [x, 4, width, 11, 2],
    [x, 17, width, 11, 2],
  ]),
  works: [
    title,
    ...columns(3, (x, width) => [
      [x, 10, width, 11, 2] as const,
      [x, 23, width - 3, 2, 1] as const,
      [x, 27, 6, 2, 3] as const,
    ]),
  ],
  services: [
    title,
    ...columns(3, (x, width) => [
      [x, 10, 5, 5, 3] as const,
      [x, 18, width, 2, 1] as const,
      [x, 22, width - 3, 2, 1] as const,
    ]),
  ],
  steps: [
    title,
    ...columns(4, (x, width) => [
      [x + 1, 11, 6, 6, 3] as const,
      [x, 20, width, 2, 1] as const,
      [x, 24, width - 2, 2, 1] as const,
    ]),
  ],
  savings: [title, [12, 11, 9, 17, 2], [26, 23, 9, 5, 3]],
  simulator: [
    [10, 3, 28, 26, 2],
    [14, 8, 20, 3, 1],
    [14, 14, 20, 3, 1],
    [14, 21, 20, 5, 3],
  ],
  figures: columns(3, (x, width) => [
    [x + 1, 10, width - 2, 6, 3],
    [x, 20, width, 2, 1],
  ]),
  testimonials: columns(2, (x, width) => [
    [x, 5, width, 22, 2],
    [x + 3, 9, width - 6, 2, 1],
    [x + 3, 13, width - 6, 2, 1],
    [x + 3, 20, 8, 3, 3],
  ]),
  questions: [
    [8, 5, 32, 5, 2],
    [8, 13, 32, 5, 2],
    [8, 21, 32, 5, 2],
    [35, 7, 3, 1, 3],
    [35, 15, 3, 1, 3],
    [35, 23, 3, 1, 3],
  ],
  team: columns(4, (x, width) => [
    [x, 7, width, 9, 2],
    [x, 18, width, 2, 3],
    [x, 22, width - 2, 2, 1],
  ]),
  brands: columns(4, (x, width) => [[x, 12, width, 8, 2]]),
  cities: [
    title,
    [6, 12, 10, 4, 2],
    [18, 12, 12, 4, 2],
    [32, 12, 10, 4, 2],
    [6, 19, 13, 4, 2],
    [21, 19, 9, 4, 2],
  ],
  financing: columns(3, (x, width) => [
    [x, 6, width, 20, 2],
    [x + 2, 9, width - 4, 3, 3],
    [x + 2, 15, width - 4, 2, 1],
    [x + 2, 19, width - 4, 2, 1],
  ]),
  callToAction: [
    [0, 6, 48, 20, 2],
    [12, 11, 24, 3, 1],
    [17, 17, 14, 5, 3],
  ],
  notice: [
    [0, 12, 48, 8, 3],
    [10, 15, 28, 2, 2],
  ],
  contact: [
    [6, 5, 16, 3, 3],
    [6, 12, 14, 2, 1],
    [6, 17, 14, 2, 1],
    [6, 22, 14, 2, 1],
    [26, 5, 18, 21, 2],
  ],
};

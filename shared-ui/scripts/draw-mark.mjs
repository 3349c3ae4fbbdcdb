/**
 * Draws the brand mark, a sunflower seen from the front: twelve petals in sun, a heart in leaf with a ring of light.
 * Writes ../shared-domain/src/brand/mark-shapes.ts and assets/favicon.svg.
 *
 *     pnpm --filter @girassol/shared-ui mark
 */
import { writeFileSync } from 'node:fs';

const centre = 16;
const round = (value) => Number(value.toFixed(2));

const at = (radius, angle) => {
  const turn = (angle * Math.PI) / 180;
  return `${round(centre + radius * Math.sin(turn))} ${round(centre - radius * Math.cos(turn))}`;
};

/** A petal from the heart to its tip and back, a little fuller towards the outside. */
const petal = (angle, root, belly, width, tip) =>
  `M${at(root, angle)}C${at(belly, angle + width)} ${at(tip - 1.4, angle + width * 0.62)} ${at(tip, angle)}` +
  `C${at(tip - 1.4, angle - width * 0.62)} ${at(belly, angle - width)} ${at(root, angle)}z`;

const ring = (count, offset, root, belly, width, tip) =>
  Array.from({ length: count }, (_, index) =>
    petal(offset + (index * 360) / count, root, belly, width, tip),
  ).join('');

const dot = (radius, angle, size) => {
  const [x, y] = at(radius, angle).split(' ').map(Number);
  return `M${round(x - size)} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0z`;
};

/** Seeds grow in a spiral, each 137.5 degrees after the one before. */
const seeds = Array.from({ length: 14 }, (_, index) =>
  dot(1.18 * Math.sqrt(index + 0.4), index * 137.508, 0.36),
).join('');

const front = ring(10, 0, 5, 9.4, 23, 15.6);
const back = ring(10, 18, 6, 10, 14, 14.6);

writeFileSync(
  new URL('../../shared-domain/src/brand/mark-shapes.ts', import.meta.url),
  `// Made by shared-ui/scripts/draw-mark.mjs. Change the drawing there, not this file.

/**
 * SVG paths of the petals of the sunflower logo on a 32 x 32 grid: \`front\` petals, and petals behind that
 * show between them.
 */
export const petalShapes = {
  front:
    '${front}',
  back: '${back}',
} as const;

/** Seeds in the centre of the logo, for large sizes. */
export const seedShapes =
  '${seeds}';
`,
);

writeFileSync(
  new URL('../assets/favicon.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Girassol</title><path fill="#D98E00" d="${back}"/><path fill="#F2A900" d="${front}"/><circle cx="16" cy="16" r="5.6" fill="#1F6F54"/></svg>\n`,
);

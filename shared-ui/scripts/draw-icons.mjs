/**
 * Writes src/icons/icon-shapes.ts: one path per icon of `lucide-icon-names.mjs`, taken from lucide (ISC licence).
 * Shapes become paths so that an icon is one element in the page, and nothing but the set is shipped.
 *
 *     pnpm --filter @girassol/shared-ui icons
 */
import { writeFileSync } from 'node:fs';
import { lucideIconNames } from './lucide-icon-names.mjs';

const number = (value) => Number(value);

const circle = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

const rect = (x, y, width, height, r) => {
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
};

const points = (text, close) => {
  const values = text
    .trim()
    .split(/[\s,]+/)
    .map(number);
  const pairs = values.flatMap((value, index) => (index % 2 ? [] : [`${value} ${values[index + 1]}`]));
  return `M${pairs.join('L')}${close ? 'z' : ''}`;
};

/** A path that stands after another: its first `m` must not count from where the other ended. */
const standalone = (d) =>
  d.replace(
    /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(.?)/,
    (_, x, y, next) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}${next}`,
  );

const shapes = {
  path: ({ d }) => standalone(d),
  circle: ({ cx, cy, r }) => circle(number(cx), number(cy), number(r), number(r)),
  ellipse: ({ cx, cy, rx, ry }) => circle(number(cx), number(cy), number(rx), number(ry)),
  rect: ({ x = 0, y = 0, width, height, rx = 0 }) =>
    rect(number(x), number(y), number(width), number(height), number(rx)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: (shape) => points(shape.points, false),
  polygon: (shape) => points(shape.points, true),
};

const drawing = async (lucideName) => {
  const { __iconData } = await import(`lucide-react/icons/${lucideName}`);
  if (!__iconData) throw new Error(`lucide has no drawing named ${lucideName} (an alias?)`);
  return __iconData.node.map(([tag, attributes]) => shapes[tag](attributes)).join('');
};

const lines = [];
for (const [name, lucideName] of Object.entries(lucideIconNames)) {
  lines.push(`  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}:\n    '${await drawing(lucideName)}',`);
}

writeFileSync(
  new URL('../src/icons/icon-shapes.ts', import.meta.url),
  `// Made by scripts/draw-icons.mjs from lucide (https://lucide.dev, ISC licence). Change the list there, not this file.

/** One path per icon, drawn on a 24 x 24 grid with a line and no fill. */
export const iconShapes = {
${lines.join('\n')}
} as const;
`,
);

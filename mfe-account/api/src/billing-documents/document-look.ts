import type { PdfSheet, SheetColor } from '@girassol/api-platform/pdf/sheet';

/** Colours of boletos and receipts. They follow the tokens of the design system. */
export const colors = {
  ink: [0.114, 0.165, 0.149],
  soft: [0.333, 0.384, 0.365],
  line: [0.83, 0.81, 0.78],
  rule: [0.35, 0.38, 0.37],
  sunken: [0.98, 0.973, 0.957],
  leaf: [0.122, 0.435, 0.329],
  leafSoft: [0.918, 0.957, 0.937],
  sun: [0.949, 0.663, 0],
  warn: [0.545, 0.333, 0.039],
  warnSoft: [0.996, 0.957, 0.882],
  white: [1, 1, 1],
  black: [0, 0, 0],
} as const satisfies Record<string, SheetColor>;

/** Points of a millimetre. */
export const MM = 72 / 25.4;
/** Left and right margin of a page in points. */
export const MARGIN = 40;

const PETALS = 10;
/** Points of a petal on a grid of 32 whose centre is (16, 16): its start and two curves, by x and y. */
const PETAL = [
  [16, 11],
  [19.67, 7.35],
  [19.5, 2.24],
  [16, 0.4],
  [12.5, 2.24],
  [12.33, 7.35],
  [16, 11],
] as const;

/** Draws the sunflower logo with its upper left corner at a point. `size` is its width in points. */
export function drawBrandMark(sheet: PdfSheet, { x, y, size }: { x: number; y: number; size: number }): void {
  const at = { x, y, scale: size / 32 };
  sheet.fillShape(buildPetals(0.5), { ...at, color: colors.sun, opacity: 0.72 });
  sheet.fillShape(buildPetals(0), { ...at, color: colors.sun });
  const radius = (size * 5.6) / 32;
  const centre = {
    x: x + size / 2 - radius,
    y: y + size / 2 - radius,
    width: 2 * radius,
    height: 2 * radius,
  };
  sheet.box(centre, { fill: colors.leaf, radius });
}

/** Builds the path of a ring of petals, turned by a part of the angle between two of them. */
function buildPetals(offset: number): string {
  const petals = Array.from({ length: PETALS }, (_, index) => {
    const angle = ((index + offset) * 2 * Math.PI) / PETALS;
    const turned = PETAL.map(([x, y]) => {
      const [dx, dy] = [x - 16, y - 16];
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return `${(16 + dx * cos - dy * sin).toFixed(2)} ${(16 + dx * sin + dy * cos).toFixed(2)}`;
    });
    return `M${turned[0]}C${turned.slice(1, 4).join(' ')}C${turned.slice(4).join(' ')}z`;
  });
  return petals.join('');
}

/** Draws logo and name at the head of a page. */
export function drawDocumentHead(sheet: PdfSheet, issuerName: string): void {
  drawBrandMark(sheet, { x: MARGIN, y: 34, size: 30 });
  sheet.text(issuerName, { x: MARGIN + 39, y: 55, size: 17, font: 'bold', maxWidth: 250 });
}

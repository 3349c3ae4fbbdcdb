type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${x.toFixed(0)} ${y.toFixed(0)}`;

/** Builds the SVG path of a closed shape through the given points. */
export const buildClosedPath = (...points: Point[]): string => `M${points.map(at).join('L')}Z`;

interface Ground {
  /** Vanishing point. */
  centre: Point;
  /** Width in pixels of one step across at a depth of one. */
  scale: number;
  /** Height of the eye, in steps. */
  height: number;
}

/**
 * Creates a function that projects a point on level ground into a drawing in perspective: `x` is the distance
 * across, `z` the distance away.
 */
export const createProjection =
  ({ centre: [cx, cy], scale, height }: Ground) =>
  (x: number, z: number): Point => [cx + (x * scale) / z, cy + (height * scale) / z];

/**
 * Computes the SVG paths of rows of solar modules towards the horizon: their surfaces, and the lines between
 * their cells.
 */
export function drawModuleRows(
  ground: Ground,
  rows: readonly { near: number; depth: number }[],
  across: number,
): { modules: string; lines: string } {
  const seen = createProjection(ground);
  const modules: string[] = [];
  const lines: string[] = [];
  for (const { near, depth } of rows) {
    const far = near + depth;
    const most = Math.ceil(across * near);
    for (let x = -most; x < most; x += 1) {
      modules.push(
        buildClosedPath(seen(x + 0.03, near), seen(x + 0.97, near), seen(x + 0.97, far), seen(x + 0.03, far)),
      );
      lines.push(`M${at(seen(x + 0.5, near))}L${at(seen(x + 0.5, far))}`);
    }
    const middle = near + depth * 0.44;
    lines.push(`M${at(seen(-most, middle))}L${at(seen(most, middle))}`);
  }
  return { modules: modules.join(''), lines: lines.join('') };
}

interface Roof {
  origin: Point;
  /** From the origin along the eave, and up the roof. */
  along: Point;
  up: Point;
  columns: number;
  rows: number;
  /** Share of a module that is gap. */
  gap: number;
}

/** Computes the SVG paths of solar modules on the slope of a roof. */
export function drawRoofModules({ origin, along, up, columns, rows, gap }: Roof): {
  modules: string;
  lines: string;
} {
  const on = (u: number, v: number): Point => [
    origin[0] + along[0] * u + up[0] * v,
    origin[1] + along[1] * u + up[1] * v,
  ];
  const modules: string[] = [];
  const lines: string[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) {
      const [left, right] = [(column + gap) / columns, (column + 1 - gap) / columns];
      const [low, high] = [(row + gap) / rows, (row + 1 - gap) / rows];
      modules.push(buildClosedPath(on(left, low), on(right, low), on(right, high), on(left, high)));
      const middle = (left + right) / 2;
      lines.push(`M${at(on(middle, low))}L${at(on(middle, high))}`);
      for (const share of [1 / 3, 2 / 3])
        lines.push(
          `M${at(on(left, low + (high - low) * share))}L${at(on(right, low + (high - low) * share))}`,
        );
    }
  return { modules: modules.join(''), lines: lines.join('') };
}

/** A point of a picture, in parts of its width and height. */
export interface Point {
  focusX: number;
  focusY: number;
}

const within = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * 100) / 100;

/** The point where a box was pressed. */
export function pointAt(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): Point {
  return { focusX: within((x - box.left) / box.width), focusY: within((y - box.top) / box.height) };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

/** The point after an arrow key; null for any other key. */
export function steppedPoint({ focusX, focusY }: Point, key: string): Point | null {
  const [x, y] = steps[key] ?? [];
  return x === undefined || y === undefined
    ? null
    : { focusX: within(focusX + x), focusY: within(focusY + y) };
}

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** A point as CSS places a picture by it. */
export const objectPosition = ({ focusX, focusY }: Point): string => `${percent(focusX)} ${percent(focusY)}`;

/** A point in words. */
export const pointWords = ({ focusX, focusY }: Point): string =>
  `${percent(focusX)} da esquerda, ${percent(focusY)} do alto`;

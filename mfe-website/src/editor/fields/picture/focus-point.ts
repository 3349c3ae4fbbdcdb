/**
 * Point of a picture that stays visible when the picture is cropped, as fractions of width and height from 0
 * to 1.
 */
export interface FocusPoint {
  focusX: number;
  focusY: number;
}

const clampFraction = (part: number) => Math.round(Math.max(0, Math.min(1, part)) * 100) / 100;

/**
 * Converts the position of a click, in pixels of the browser window, to the focus point of the picture that
 * fills the box.
 */
export function toFocusPoint(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  x: number,
  y: number,
): FocusPoint {
  return {
    focusX: clampFraction((x - box.left) / box.width),
    focusY: clampFraction((y - box.top) / box.height),
  };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

/** Returns the focus point of a picture after an arrow key has moved it; null for any other key. */
export function stepFocusPoint({ focusX, focusY }: FocusPoint, key: string): FocusPoint | null {
  const [x, y] = steps[key] ?? [];
  return x === undefined || y === undefined
    ? null
    : { focusX: clampFraction(focusX + x), focusY: clampFraction(focusY + y) };
}

const percent = (part: number) => `${Math.round(part * 100)}%`;

/** Converts a point to a value of the CSS property `object-position`. */
export const toObjectPosition = ({ focusX, focusY }: FocusPoint): string =>
  `${percent(focusX)} ${percent(focusY)}`;

/** Describes a focus point for people: its distance from the left and from the top, in percent. */
export const describeFocusPoint = ({ focusX, focusY }: FocusPoint): string =>
  `${percent(focusX)} da esquerda, ${percent(focusY)} do alto`;

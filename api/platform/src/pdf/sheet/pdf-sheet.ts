/** Colour as red, green and blue from 0 to 1. */
export type SheetColor = readonly [red: number, green: number, blue: number];

/** Position on a sheet in points, from its upper left corner. */
export interface SheetPoint {
  x: number;
  y: number;
}

/** Rectangle on a sheet in points; `x` and `y` are its upper left corner. */
export interface SheetRectangle extends SheetPoint {
  width: number;
  height: number;
}

/** Size and look of a text. */
export interface SheetTextStyle {
  /** Points. */
  size: number;
  font?: 'regular' | 'bold' | 'mono';
  color?: SheetColor;
}

/** Position and look of one line of text. `y` is its base line. */
export interface SheetText extends SheetTextStyle, SheetPoint {
  /** Side of the text that is at `x`. */
  align?: 'left' | 'center' | 'right';
  /** Points that the text may take; a longer one is written smaller, down to 70 %, and then cut off by an ellipsis. */
  maxWidth?: number;
}

/** Position and look of a text that is broken into lines. `y` is the base line of the first one. */
export interface SheetParagraph extends SheetTextStyle, SheetPoint {
  /** Points. */
  width: number;
  lineHeight: number;
}

/** Look of a rectangle. */
export interface SheetBoxStyle {
  fill?: SheetColor;
  border?: SheetColor;
  radius?: number;
}

/** Page of a PDF to be drawn on, measured in points from its upper left corner. */
export interface PdfSheet {
  readonly width: number;
  readonly height: number;
  text(text: string, style: SheetText): void;
  /** Writes a text over several lines and returns the base line of the one after the last. */
  paragraph(text: string, style: SheetParagraph): number;
  /** Returns the width of a text in points. */
  measure(text: string, style: SheetTextStyle): number;
  line(
    from: SheetPoint,
    to: SheetPoint,
    style: { color: SheetColor; width: number; dashes?: number[] },
  ): void;
  box(box: SheetRectangle, style: SheetBoxStyle): void;
  /** Fills many rectangles as one shape: bars, and the modules of a QR code. */
  fillRectangles(rectangles: Iterable<SheetRectangle>, color: SheetColor): void;
  /** Fills an SVG path whose origin is put at a point. */
  fillShape(path: string, style: SheetPoint & { scale: number; color: SheetColor; opacity?: number }): void;
}

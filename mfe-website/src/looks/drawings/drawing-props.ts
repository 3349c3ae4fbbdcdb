import type { LookPalette } from '../look-palettes';

/** Props of the drawing that represents a look: the colours, and the name of the company to draw. */
export interface DrawingProps {
  palette: LookPalette;
  name: string;
}

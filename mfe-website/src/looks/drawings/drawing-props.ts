import type { LookPalette } from '../look-palettes';

export interface DrawingProps {
  palette: LookPalette;
  name: string;
}

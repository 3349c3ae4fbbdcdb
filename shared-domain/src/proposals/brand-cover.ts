import { findReadableColour, mixColours } from '../colours/colour-maths';

/**
 * Builds the background gradient of a proposal cover from the account's brand colour, from the upper left to
 * the lower right corner. The colours are dark enough for white text.
 */
export function buildBrandGradient(primaryColor: string): { deep: string; base: string; glow: string } {
  const base = findReadableColour(primaryColor, '#FFFFFF', '#000000', 4.5);
  return { deep: mixColours(base, '#000000', 0.45), base, glow: mixColours(base, '#FFFFFF', 0.18) };
}

/**
 * Shapes and colours of the drawing on a proposal cover without picture: a sun over rows of modules, in a
 * view box of 800 by 420.
 */
export const brandCoverDrawing = {
  viewBox: '0 0 800 420',
  sun: { cx: 640, cy: 150, r: 64, glows: [150, 105] },
  sunColour: '#F2A900',
  hill: 'M0 330 C180 250 330 300 470 280 S700 230 800 270 V420 H0Z',
  modules: Array.from(
    { length: 9 },
    (_, column) => `M${330 + column * 56} 420 l${-34 + column * 3} 0 l${52 - column * 2} -96 l34 0Z`,
  ),
  lines: 'M330 388 H800 M352 356 H800',
} as const;

import { mix, readable } from '../colours/colour-maths';

/** The ground of a cover in a brand's colour: from its upper left corner to its lower right one. White is readable on it. */
export function brandGround(primaryColor: string): { deep: string; base: string; glow: string } {
  const base = readable(primaryColor, '#FFFFFF', '#000000', 4.5);
  return { deep: mix(base, '#000000', 0.45), base, glow: mix(base, '#FFFFFF', 0.18) };
}

/** What is drawn on it where no picture was chosen: a sun over rows of modules, 800 by 420. */
export const brandDrawing = {
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

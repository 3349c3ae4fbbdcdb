import { type HexColour, petalShapes } from '@girassol/shared-domain';
import sharp from 'sharp';

/** Colours of the product's mark where a brand has none of its own: those of the light theme. */
export const defaultMarkColors = { leaf: '#1F6F54', sun: '#F2A900' } as const;

/** Background of the installed app while it starts, and of icons that need one: the page's own. */
export const APP_BACKGROUND = '#FAF8F4';

/**
 * Icons of the installed app by file name: size in pixels, share of the width that the mark takes, and whether a
 * background fills the square. Android cuts shapes out of maskable icons, of which the inner 80 % are safe; iOS shows
 * transparent parts in black.
 */
export const appIcons = {
  'icon-192.png': { size: 192, markShare: 0.96, isFilled: false },
  'icon-512.png': { size: 512, markShare: 0.96, isFilled: false },
  'maskable-512.png': { size: 512, markShare: 0.6, isFilled: true },
  'apple-180.png': { size: 180, markShare: 0.78, isFilled: true },
} as const;

/** File name of an icon of the installed app. */
export type AppIconName = keyof typeof appIcons;

/** Returns true for the file name of an icon of the installed app. */
export const isAppIconName = (name: string): name is AppIconName => Object.hasOwn(appIcons, name);

/** Side of the mark's grid. */
const GRID = 32;

/**
 * Draws an icon of the installed app as PNG: the product's sunflower in the colours of a brand. The drawing is ours and
 * the colours are checked hexadecimal numbers, so that nothing untrusted is rendered.
 */
export function drawAppIcon(name: AppIconName, colors: { leaf: HexColour; sun: HexColour }): Promise<Buffer> {
  const { size, markShare, isFilled } = appIcons[name];
  const side = GRID / markShare;
  const margin = (GRID - side) / 2;
  const background = isFilled
    ? `<rect x="${margin}" y="${margin}" width="${side}" height="${side}" fill="${APP_BACKGROUND}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${margin} ${margin} ${side} ${side}">
${background}<path fill="${colors.sun}" opacity="0.72" d="${petalShapes.back}"/><path fill="${colors.sun}" d="${petalShapes.front}"/><circle cx="16" cy="16" r="5.6" fill="${colors.leaf}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

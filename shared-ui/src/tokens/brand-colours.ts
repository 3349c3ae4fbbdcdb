import { findReadableColour, type HexColour, isHexColour, mixColours } from '@girassol/shared-domain';
import { type ColorName, darkPalette, lightPalette } from './palette';

/** Colours that a partner replaces: brand and accent, as `#RRGGBB`. */
export interface BrandColours {
  leaf?: HexColour | undefined;
  sun?: HexColour | undefined;
}

const black = '#000000';
const white = '#FFFFFF';

const leafFamily = (leaf: HexColour, isDark: boolean): Partial<Record<ColorName, HexColour>> => {
  const base = isDark ? darkPalette : lightPalette;
  const away = isDark ? white : black;
  // Actions carry text and selections are text: both must be read on the surface, whatever the partner chose.
  const fill = findReadableColour(leaf, base.surface, away, 4.5);
  const soft = mixColours(base.surface, fill, isDark ? 0.22 : 0.12);
  return {
    leaf: fill,
    leafStrong: mixColours(fill, away, 0.2),
    leafSoft: soft,
    leafInk: findReadableColour(fill, soft, away, 4.5),
    onLeaf: findReadableColour(
      isDark ? darkPalette.onLeaf : lightPalette.onLeaf,
      fill,
      isDark ? black : white,
      4.5,
    ),
    chart1: fill,
    chartSavings: fill,
  };
};

const sunFamily = (sun: HexColour, isDark: boolean): Partial<Record<ColorName, HexColour>> => {
  const base = isDark ? darkPalette : lightPalette;
  const soft = mixColours(base.surface, sun, isDark ? 0.2 : 0.16);
  return {
    sun,
    sunSoft: soft,
    sunInk: findReadableColour(sun, soft, isDark ? white : black, 4.5),
    onSun: findReadableColour(lightPalette.onSun, sun, findReadableColour(black, sun, white), 4.5),
  };
};

/** Returns the palette entries that a partner's colours replace, adjusted to be readable on the theme's surfaces. */
export function computeBrandColors(
  brand: BrandColours,
  theme: 'light' | 'dark',
): Partial<Record<ColorName, HexColour>> {
  const isDark = theme === 'dark';
  return {
    ...(brand.leaf && isHexColour(brand.leaf) ? leafFamily(brand.leaf, isDark) : {}),
    ...(brand.sun && isHexColour(brand.sun) ? sunFamily(brand.sun, isDark) : {}),
  };
}

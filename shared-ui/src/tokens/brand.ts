import { type Hex, isHex, mix, readable } from '@girassol/shared-domain';
import { type ColorName, dark, light } from './palette';

/** What a partner replaces: the brand's and the accent's colour, as `#RRGGBB`. */
export interface Brand {
  leaf?: Hex;
  sun?: Hex;
}

const black = '#000000';
const white = '#FFFFFF';

const leafFamily = (leaf: Hex, isDark: boolean): Partial<Record<ColorName, Hex>> => {
  const base = isDark ? dark : light;
  const away = isDark ? white : black;
  // Actions carry text and selections are text: both must be read on the surface, whatever the partner chose.
  const fill = readable(leaf, base.surface, away, 4.5);
  const soft = mix(base.surface, fill, isDark ? 0.22 : 0.12);
  return {
    leaf: fill,
    leafStrong: mix(fill, away, 0.2),
    leafSoft: soft,
    leafInk: readable(fill, soft, away, 4.5),
    onLeaf: readable(isDark ? dark.onLeaf : light.onLeaf, fill, isDark ? black : white, 4.5),
    chart1: fill,
    chartSavings: fill,
  };
};

const sunFamily = (sun: Hex, isDark: boolean): Partial<Record<ColorName, Hex>> => {
  const base = isDark ? dark : light;
  const soft = mix(base.surface, sun, isDark ? 0.2 : 0.16);
  return {
    sun,
    sunSoft: soft,
    sunInk: readable(sun, soft, isDark ? white : black, 4.5),
    onSun: readable(light.onSun, sun, readable(black, sun, white), 4.5),
  };
};

/** The palette's entries that a partner's colours replace, made readable on the theme's surfaces. */
export function brandColors(brand: Brand, theme: 'light' | 'dark'): Partial<Record<ColorName, Hex>> {
  const isDark = theme === 'dark';
  return {
    ...(brand.leaf && isHex(brand.leaf) ? leafFamily(brand.leaf, isDark) : {}),
    ...(brand.sun && isHex(brand.sun) ? sunFamily(brand.sun, isDark) : {}),
  };
}

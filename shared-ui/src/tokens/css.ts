import { type BrandColours, computeBrandColors } from './brand-colours';
import { darkPalette, lightPalette } from './palette';
import {
  fontFamily,
  fontSizes,
  layers,
  motionDurationsMs,
  radii,
  scrims,
  shadows,
  space,
  weights,
} from './scales';

/** Converts a token name to its custom property: `lineStrong` -> `--g-line-strong`, `chart1` -> `--g-chart-1`. */
export const toVariableName = (name: string): string =>
  `--g-${name.replace(/([A-Z]|\d+)/g, (part) => `-${part.toLowerCase()}`)}`;

const rem = (pixels: number): string => `${pixels / 16}rem`;

const declare = (values: Record<string, string | number>, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `${toVariableName(prefix + name)}:${value};`)
    .join('');

const colours = (theme: 'light' | 'dark', brand: BrandColours): string =>
  `color-scheme:${theme};` +
  declare({ ...(theme === 'dark' ? darkPalette : lightPalette), ...computeBrandColors(brand, theme) }) +
  `--g-scrim:${scrims[theme]};` +
  declare(shadows[theme], 'shadow');

const measures = (): string =>
  `--g-font:${fontFamily};` +
  space.map((step) => `--g-space-${step}:${rem(step)};`).join('') +
  Object.entries(fontSizes)
    .map(([size, line]) => `--g-text-${size}:${rem(Number(size))}/${rem(line)} var(--g-font);`)
    .join('') +
  Object.keys(fontSizes)
    .map((size) => `--g-size-${size}:${rem(Number(size))};`)
    .join('') +
  declare(weights, 'weight-') +
  declare(radii, 'radius-') +
  declare(layers, 'layer-') +
  '--g-ease:cubic-bezier(.2,.7,.2,1);' +
  Object.entries(motionDurationsMs)
    .map(([name, ms]) => `--g-motion-${name}:${ms}ms;`)
    .join('');

/**
 * Builds the CSS of all design tokens: light colours on `:root`, dark colours under `data-theme="dark"` on
 * `<html>` or by the system's setting where the user has chosen no theme. Switches motion off for users who
 * prefer reduced motion.
 */
export function buildTokensCss(brand: BrandColours = {}): string {
  const night = colours('dark', brand);
  return (
    `:root{${measures()}${colours('light', brand)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}` +
    `:root[data-theme=dark]{${night}}` +
    `@media (prefers-reduced-motion:reduce){:root{--g-motion-in:0.01ms;--g-motion-move:0.01ms;--g-motion-panel:0.01ms;}}`
  );
}

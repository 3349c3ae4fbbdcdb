import { tokens } from '@girassol/shared-ui';
import type { CSSProperties } from 'react';

const { color } = tokens;

/** Edge, background and text of a type of schedule. */
type TypeColours = readonly [edge: string, fill: string, ink: string];

const palette: readonly [TypeColours, ...TypeColours[]] = [
  [color.leaf, color.leafSoft, color.leafInk],
  [color.info, color.infoSoft, color.infoInk],
  [color.sun, color.sunSoft, color.sunInk],
  [color.chart4, color.sunken, color.ink],
  [color.quente, color.quenteSoft, color.quenteInk],
];

/**
 * Returns the colours of a type of schedule as custom properties, the same on every day and view: by its position among
 * the types of the account, beginning again after the last colour. A type that the account no longer has takes the first.
 */
export function getTypeColours(type: string, types: readonly string[]): CSSProperties {
  const index = Math.max(0, types.indexOf(type));
  const [edge, fill, ink] = palette[index % palette.length] ?? palette[0];
  return { '--type-edge': edge, '--type-fill': fill, '--type-ink': ink } as CSSProperties;
}

import type { SiteContent } from '@girassol/shared-domain/website';
import { baseStyle } from './base-style';
import { blockStyle } from './block-style';
import { lookStyle } from './look-style';
import { lookVariables } from './look-variables';

interface Styled extends Pick<SiteContent, 'look' | 'color'> {
  fontUrl: string | null;
}

/** The one style element of a page. */
export function pageStyle({ look, color, fontUrl }: Styled): string {
  const font = fontUrl
    ? `@font-face{font-family:Figtree;src:url(${fontUrl}) format("woff2");font-weight:300 900;font-display:swap}`
    : '';
  return font + lookVariables(look, color) + baseStyle + blockStyle + lookStyle(look);
}

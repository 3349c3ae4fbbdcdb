import type { SiteContent } from '@girassol/shared-domain/website';
import { baseStyle } from './base-style';
import { blockStyle } from './block-style';
import { fontFaces } from './fonts';
import { lookStyle } from './look-style';
import { lookVariables } from './look-variables';

interface Styled extends Pick<SiteContent, 'look' | 'color'> {
  fontUrl: string | null;
}

/** The one style element of a page. */
export function pageStyle({ look, color, fontUrl }: Styled): string {
  return fontFaces(fontUrl) + lookVariables(look, color) + baseStyle + blockStyle + lookStyle(look);
}

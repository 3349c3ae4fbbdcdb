import { buildFontFaces } from '@girassol/api-platform/http/page-font';
import type { SiteContent } from '@girassol/shared-domain/website';
import { baseStyle } from './base-style';
import { blockStyle } from './block-style';
import { getLookStyle } from './look-style';
import { buildLookVariables } from './look-variables';

interface Styled extends Pick<SiteContent, 'look' | 'color'> {
  fontUrl: string | null;
}

/** Renders the single style element of a page of a site. */
export function renderSiteStyle({ look, color, fontUrl }: Styled): string {
  return (
    buildFontFaces(fontUrl) + buildLookVariables(look, color) + baseStyle + blockStyle + getLookStyle(look)
  );
}

import type { SiteTheme } from '@girassol/shared-domain/website';

/**
 * Colours of the drawing that represents a look, one of the designs of a site. The colours belong to the
 * customer's site and do not change with the product's theme.
 */
export interface LookPalette {
  page: string;
  ink: string;
  soft: string;
  panel: string;
  accent: string;
  sky: string;
  ground: string;
}

/** Colours for the drawing of each look, one of the selectable designs of a site. */
export const lookPalettes: Record<SiteTheme, LookPalette> = {
  HORIZONTE: {
    page: '#ffffff',
    ink: '#14211d',
    soft: '#c9d2ce',
    panel: '#eef4f1',
    accent: '#1f6f54',
    sky: '#f6b45a',
    ground: '#7a3b2e',
  },
  CLARO: {
    page: '#ffffff',
    ink: '#1b2326',
    soft: '#cfd6d9',
    panel: '#f5f7f8',
    accent: '#1f6f54',
    sky: '#dceaf2',
    ground: '#9fb7c4',
  },
  TERRA: {
    page: '#fbf4ea',
    ink: '#38241b',
    soft: '#dcc7b4',
    panel: '#fffdf9',
    accent: '#b0562f',
    sky: '#f0d9bd',
    ground: '#c98d5e',
  },
  GRAFITE: {
    page: '#12161a',
    ink: '#eef2f4',
    soft: '#46515a',
    panel: '#1f262d',
    accent: '#f2b33d',
    sky: '#28323b',
    ground: '#3a4753',
  },
};

import { buildBrandGradient, findReadableColour, mixColours } from '@girassol/shared-domain';
import { proposalPageCss } from './proposal-page-css';

const colours = {
  light: { surface: '#FFFFFF', towards: '#000000' },
  dark: { surface: '#172A24', towards: '#FFFFFF' },
} as const;

/** The brand's colour as the document needs it: texts and actions stay readable, whatever was chosen. */
function brandVariables(primary: string, theme: keyof typeof colours): string {
  const { surface, towards } = colours[theme];
  const ink = findReadableColour(primary, surface, towards, 4.5);
  const { deep, base, glow } = buildBrandGradient(primary);
  return [
    `--brand:${base}`,
    `--brand-deep:${deep}`,
    `--brand-glow:${glow}`,
    `--brand-ink:${ink}`,
    `--brand-soft:${mixColours(surface, ink, theme === 'dark' ? 0.18 : 0.1)}`,
  ].join(';');
}

/** Renders the single style element of a proposal's page. */
export function renderPageStyle({
  primaryColor,
  fontUrl,
}: {
  primaryColor: string;
  fontUrl: string | null;
}): string {
  const font = fontUrl
    ? `@font-face{font-family:Figtree;src:url(${fontUrl}) format("woff2");font-weight:300 900;font-display:swap}`
    : '';
  return [
    font,
    `:root{${brandVariables(primaryColor, 'light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${brandVariables(primaryColor, 'dark')}}}`,
    proposalPageCss,
  ].join('');
}

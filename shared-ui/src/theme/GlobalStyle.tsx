import { useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { BrandColours } from '../tokens/brand-colours';
import { buildTokensCss } from '../tokens/css';
import { addFont } from './font';

const Styles = createGlobalStyle<{ $brand: BrandColours | undefined }>`
  ${({ $brand }) => buildTokensCss($brand)}

  /* Figures line up everywhere. Important, because every "font" shorthand would reset it. */
  *, *::before, *::after { box-sizing: border-box; font-variant-numeric: tabular-nums !important; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scrollbar-color: var(--g-line-strong) transparent; }
  body {
    margin: 0;
    background: var(--g-canvas);
    color: var(--g-ink);
    font: var(--g-text-14);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, figure, blockquote, dl, dd, fieldset, legend { margin: 0; padding: 0; border: 0; }
  /* Weighs nothing, so that a list of an area may have a margin. */
  :where(ul[class], ol[class]) { margin: 0; padding: 0; list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  svg { display: block; flex: none; }
  a { color: var(--g-leaf-ink); }
  hr { border: 0; border-top: 1px solid var(--g-line); margin: 0; }
  ::selection { background: var(--g-sun-soft); color: var(--g-ink); }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--g-leaf); outline-offset: 2px; }
  [tabindex='-1']:focus-visible { outline: none; }
  @media print { body { background: #fff; } }
`;

/**
 * Font, design tokens and base styles of a page. Rendered by `ThemeRoot`; a page without `ThemeRoot` renders
 * `GlobalStyle` itself.
 */
export function GlobalStyle({ brand }: { brand?: BrandColours | undefined }) {
  useLayoutEffect(addFont, []);
  return <Styles $brand={brand} />;
}

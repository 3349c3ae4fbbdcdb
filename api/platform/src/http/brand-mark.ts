import { petalShapes } from '@girassol/shared-domain';

interface MarkOptions {
  /** CSS colours of the petals and of the disc. */
  sun: string;
  leaf: string;
  /** Attributes of the svg element besides its viewBox. */
  attributes: string;
}

/** Draws the logo of the product, a sunflower, as SVG; `shared-ui` draws the same on screens. */
const drawMark = ({ sun, leaf, attributes }: MarkOptions): string =>
  `<svg viewBox="0 0 32 32" ${attributes}><path fill="${sun}" opacity=".72" d="${petalShapes.back}"/><path fill="${sun}" d="${petalShapes.front}"/><circle cx="16" cy="16" r="5.6" fill="${leaf}"/></svg>`;

/** Renders the logo of the product for a page that has the variables `--sun` and `--leaf`, beside a text that names it. */
export const renderBrandMark = (size: number): string =>
  drawMark({
    sun: 'var(--sun)',
    leaf: 'var(--leaf)',
    attributes: `width="${size}" height="${size}" aria-hidden="true"`,
  });

/** Data address of the logo of the product, for the icon of a page. */
export const brandIconUrl = `data:image/svg+xml,${encodeURIComponent(
  drawMark({ sun: '#F2A900', leaf: '#1F6F54', attributes: 'xmlns="http://www.w3.org/2000/svg"' }),
)}`;

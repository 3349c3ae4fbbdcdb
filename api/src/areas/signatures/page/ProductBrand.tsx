import { petalShapes } from '@girassol/shared-domain';

/** Name under which the product has its own brand. */
export const PRODUCT_NAME = 'Girassol';

/** Style of {@link ProductBrand}. */
export const productBrandStyle = `
.brand{display:flex;align-items:center;gap:.5rem;margin:0 0 1rem;padding-bottom:.75rem;border-bottom:1px solid var(--line);font-weight:700;overflow-wrap:anywhere}
.brand path{fill:#f2a900}
.brand path:first-child{opacity:.72}
.brand circle{fill:#1f6f54}
`.trim();

/** Name of the product at the top of a page, with the sunflower where it has its own brand. */
export function ProductBrand({ name }: { name: string }) {
  return (
    <p className="brand">
      {name === PRODUCT_NAME && (
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <path d={petalShapes.back} />
          <path d={petalShapes.front} />
          <circle cx="16" cy="16" r="5.6" />
        </svg>
      )}
      {name}
    </p>
  );
}

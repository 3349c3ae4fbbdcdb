import { petalShapes } from '@girassol/shared-domain';

/** Sunflower and name of the product, as a link to its sales page. */
export function BrandName() {
  return (
    <a className="brand" href="/sobre">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path className="petal back" d={petalShapes.back} />
        <path className="petal" d={petalShapes.front} />
        <circle className="disc" cx="16" cy="16" r="5.6" />
      </svg>
      Girassol
    </a>
  );
}

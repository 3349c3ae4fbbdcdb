import { styled } from 'styled-components';
import { encodeInterleavedTwoOfFive } from './interleaved-two-of-five';

/** Modules of white at both ends, which readers need. */
const QUIET = 10;
const HEIGHT = 50;

/** Bars of a boleto from its 44 digits, black on white in both themes, as readers expect. */
export function BoletoBars({ digits }: { digits: string }) {
  const { bars, width } = encodeInterleavedTwoOfFive(digits);
  const path = bars.map((bar) => `M${QUIET + bar.x} 0h${bar.width}v${HEIGHT}h-${bar.width}z`).join('');
  return (
    <Bars
      role="img"
      aria-label="Código de barras do boleto"
      viewBox={`0 0 ${width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Bars>
  );
}

const Bars = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: 3.5rem;
  padding: 0.5rem 0;
  background: #fff;
  fill: #000;
  border-radius: 6px;
`;

import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Modules of white around a code, as its standard asks (ISO/IEC 18004). */
const QUIET = 4;

export interface QrCodeProps {
  text: string;
  /** Accessible name: the target of the code. */
  label: string;
}

/** QR code of a text, dark on white in both themes, as cameras expect. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </Code>
  );
}

const Code = styled.svg`
  display: block;
  width: min(16rem, 100%);
  margin: 0 auto;
  border-radius: 8px;
`;

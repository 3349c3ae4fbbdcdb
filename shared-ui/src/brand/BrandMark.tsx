import { petalShapes, seedShapes } from '@girassol/shared-domain';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export interface BrandMarkProps {
  /** Pixels. */
  size?: number | undefined;
  /** Its name where no name stands beside it. */
  label?: string | undefined;
}

const { color } = tokens;

/** Sunflower logo in the colours of the tokens, which a partner may replace. */
export function BrandMark({ size = 28, label }: BrandMarkProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path fill={color.sun} opacity={0.72} d={petalShapes.back} />
      <path fill={color.sun} d={petalShapes.front} />
      <circle cx={16} cy={16} r={5.6} fill={color.leaf} />
      {size >= 40 && <path fill={color.sun} d={seedShapes} />}
    </svg>
  );
}

const Name = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $size }) => $size * 0.32}px;
  font: 600 ${({ $size }) => ($size * 0.7) / 16}rem / 1 var(--g-font);
  letter-spacing: -0.02em;
  color: ${color.ink};
`;

/** Logo and name side by side. `logoUrl` is the logo of a partner; left out, it is that of the product. */
export function BrandMarkWithName({
  size = 28,
  name = 'Girassol',
  logoUrl,
}: {
  size?: number;
  name?: string;
  logoUrl?: string | undefined;
}) {
  return (
    <Name $size={size}>
      {logoUrl ? <Logo src={logoUrl} alt="" height={size + 4} /> : <BrandMark size={size} />}
      {name}
    </Name>
  );
}

/** Logo image of any proportions, never stretched by its container. */
const Logo = styled.img`
  align-self: center;
  width: auto;
  max-width: 100%;
`;

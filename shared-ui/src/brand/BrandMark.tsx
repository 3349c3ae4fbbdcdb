import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { petals, seeds } from './mark-shapes';

export interface BrandMarkProps {
  /** Pixels. */
  size?: number;
  /** Its name where no name stands beside it. */
  label?: string;
}

const { color } = tokens;

/** The sunflower. It takes a partner's colours with the tokens. */
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
      <path fill={color.sun} opacity={0.72} d={petals.back} />
      <path fill={color.sun} d={petals.front} />
      <circle cx={16} cy={16} r={5.6} fill={color.leaf} />
      {size >= 40 && <path fill={color.sun} d={seeds} />}
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

/** Mark and name side by side. */
export function BrandName({ size = 28, name = 'Girassol' }: { size?: number; name?: string }) {
  return (
    <Name $size={size}>
      <BrandMark size={size} />
      {name}
    </Name>
  );
}

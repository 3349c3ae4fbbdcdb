import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const breathe = keyframes`50% { opacity: .55; }`;

const Styled = styled.span`
  display: block;
  max-width: 100%;
  background: ${tokens.color.pressed};
  border-radius: ${tokens.radius.control};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: number;
  className?: string;
}

/**
 * The shape of what comes, while it loads. Put `aria-busy` on the region it stands in. Who looks at a page waits until
 * the last `data-skeleton` is gone.
 */
export function Skeleton({ width = '100%', height = 14, radius, className }: SkeletonProps) {
  return (
    <Styled
      aria-hidden
      data-skeleton=""
      className={className}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

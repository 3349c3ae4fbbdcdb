import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  border: ${({ $size }) => ($size > 24 ? 3 : 2)}px solid currentColor;
  border-right-color: transparent;
  opacity: .85;
  animation: ${turn} .8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; border-style: dotted; border-right-color: currentColor; }
`;

/** Indicator of work in a part of a screen; whole screens show skeletons. */
export function Spinner({ size = 16, label }: { size?: number; label?: string }) {
  return (
    <Ring
      $size={size}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}

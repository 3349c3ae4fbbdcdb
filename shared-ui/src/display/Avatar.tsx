import { getInitials } from '@girassol/shared-domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import { type Tone, toneColours } from '../tones';

export interface AvatarProps {
  name: string;
  /** Address of a picture; the initials show until there is one, and when it fails. */
  src?: string | undefined;
  size?: 20 | 24 | 28 | 32 | 40 | 56 | undefined;
  /** The name stands beside it in words. */
  isDecorative?: boolean | undefined;
}

const tones: readonly Tone[] = ['leaf', 'sun', 'info', 'quente', 'frio', 'morno', 'good'];

/** Returns the tone of a name, always the same for the same name. */
const getTone = (name: string): Tone => {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? 'neutral';
};

const Disc = styled.span<{ $size: number; $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  border-radius: 50%;
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: 600 ${({ $size }) => Math.max(9, Math.round($size * 0.4)) / 16}rem / 1 ${'var(--g-font)'};
  letter-spacing: .01em;
  user-select: none;
  /* A drawing and no text: the name of a button that has it need not say the initials. */
  &[data-initials]::before { content: attr(data-initials); }
  img { width: 100%; height: 100%; object-fit: cover; }
  @media print { border: 1px solid ${tokens.color.line}; }
`;

/** Picture or initials of a person. */
export function Avatar({ name, src, size = 28, isDecorative }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const naming = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name, 'data-tip': name } as const);
  const shape = { $size: size, $tone: getTone(name), ...naming };
  return src && failed !== src ? (
    <Disc {...shape}>
      <img src={src} alt="" onError={() => setFailed(src)} />
    </Disc>
  ) : (
    <Disc {...shape} data-initials={getInitials(name)} />
  );
}

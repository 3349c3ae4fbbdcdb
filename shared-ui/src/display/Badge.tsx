import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { tokens } from '../tokens/tokens';
import { type Tone, toneColours } from '../tones';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined;
  icon?: IconName | undefined;
}

const Styled = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
  /* As wide as its words, also in a column that stretches its parts. */
  width: fit-content;
  max-width: 100%;
  padding: 1px ${tokens.space[8]};
  > svg:first-child { margin-left: -2px; }
  border-radius: ${tokens.radius.round};
  background: ${({ $tone }) => toneColours[$tone].background};
  color: ${({ $tone }) => toneColours[$tone].text};
  font: 500 ${tokens.font[12]};
  white-space: nowrap;
`;

/**
 * Small label that names a status in one or two words. The colour repeats the text's meaning and never
 * replaces it.
 */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <Styled $tone={tone} {...rest}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </Styled>
  );
}

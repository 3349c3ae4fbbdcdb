import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';

const { space } = tokens;

const Place = styled.div<{ $isCompact?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding: ${({ $isCompact }) => ($isCompact ? `${space[16]} ${space[12]}` : `${space[48]} ${space[24]}`)};
  text-align: center;
  > p { max-width: 26rem; text-wrap: balance; }
`;

const Gap = styled.div<{ $isCompact?: boolean }>`
  margin-top: ${({ $isCompact }) => ($isCompact ? space[8] : space[12])};
`;

interface StateMessageProps {
  drawing: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  isCompact?: boolean;
  role?: 'alert' | 'status';
}

/** A drawing, a sentence and one action: what empty, error and offline have in common. */
export function StateMessage({ drawing, title, text, action, isCompact, role }: StateMessageProps) {
  return (
    <Place $isCompact={isCompact} role={role}>
      {!isCompact && drawing}
      <Text
        as="p"
        size={isCompact ? 13 : 16}
        weight={isCompact ? 500 : 600}
        tone={isCompact ? 'soft' : 'ink'}
      >
        {title}
      </Text>
      {text && (
        <Text as="p" size={isCompact ? 12 : 14} tone={isCompact ? 'faint' : 'soft'}>
          {text}
        </Text>
      )}
      {action && <Gap $isCompact={isCompact}>{action}</Gap>}
    </Place>
  );
}

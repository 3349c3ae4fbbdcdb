import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { Row } from '../layout/Stack';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';

export interface ConflictNoticeProps {
  /** Author and time of the other change: "Ana alterou este kit às 14:05, enquanto você editava." */
  title: string;
  /** Explains what is preserved and what saving again does. */
  text: string;
  /** Changes of the other person, and the way to take them over. */
  children: ReactNode;
}

/**
 * Notice above a form that another user has saved the same record meanwhile, with that user's changes and a
 * way to take them over.
 */
export function ConflictNotice({ title, text, children }: ConflictNoticeProps) {
  return (
    <Box role="alert">
      <Row gap={8} align="center">
        <Icon name="warning" size={18} />
        <Text weight={600}>{title}</Text>
      </Row>
      <Text tone="soft">{text}</Text>
      {children}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
`;

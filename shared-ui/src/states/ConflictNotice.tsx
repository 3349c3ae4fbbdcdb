import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icons/Icon';
import { Row } from '../layout/Stack';
import { Text } from '../text/Text';
import { tokens } from '../tokens/tokens';

export interface ConflictNoticeProps {
  /** Who changed what, and when: "Ana alterou este kit às 14:05, enquanto você editava." */
  title: string;
  /** What is safe, and what saving again does. */
  text: string;
  /** What the other person left, and the way to take it. */
  children: ReactNode;
}

/** Two people changed one thing: says so above the form, and lets the person choose. */
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

import { formatTime } from '@girassol/shared-domain';
import { Icon, Row, Text, tokens } from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface RivalProps {
  /** `este kit` */
  what: string;
  userName: string;
  timestamp: number;
  /** The way to take theirs. */
  children: ReactNode;
}

/** Two people changed one thing: says who and when, and lets the person choose. */
export function Rival({ what, userName, timestamp, children }: RivalProps) {
  return (
    <Box role="alert">
      <Row gap={8} align="center">
        <Icon name="warning" size={18} />
        <Text weight={600}>
          {userName} alterou {what} às {formatTime(timestamp)}, enquanto você editava.
        </Text>
      </Row>
      <Text tone="soft">
        Nada do que você digitou foi perdido. Salvar de novo põe o seu formulário no lugar do que a outra
        pessoa gravou.
      </Text>
      <div>{children}</div>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.warnSoft};
  color: ${tokens.color.warnInk};
`;

import { Badge, DateText, Row, Text, tokens } from '@girassol/shared-ui';
import type { Visit } from '@girassol/support-domain/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface VisitRowsProps {
  visits: readonly Visit[];
  /** Actions of a visit. */
  children?: (visit: Visit) => ReactNode;
}

/** Visits of the support to an account: who, as whom, why and how long. */
export function VisitRows({ visits, children }: VisitRowsProps) {
  return (
    <List aria-label="Visitas">
      {visits.map((visit) => (
        <li key={visit._id}>
          <div>
            <Row gap={8} wraps>
              <Text weight={500}>
                {visit.visitor} como {visit.person.name}
              </Text>
              {visit.isLive && <Badge tone="info">Agora</Badge>}
              {visit.writes === 'ASKED' && visit.isLive && <Badge tone="warn">Pede para alterar</Badge>}
              {visit.writesAllowedBy !== null && (
                <Badge>Alterações permitidas por {visit.writesAllowedBy}</Badge>
              )}
            </Row>
            <Text as="p" tone="soft" size={13} dir="auto">
              Motivo: {visit.reason}
            </Text>
            <Text as="p" tone="soft" size={13}>
              <DateText value={visit.from} show="dateTime" /> até{' '}
              <DateText value={visit.until} show="dateTime" />
            </Text>
          </div>
          {children && <Row gap={8}>{children(visit)}</Row>}
        </li>
      ))}
    </List>
  );
}

const { color, space } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
  }
`;

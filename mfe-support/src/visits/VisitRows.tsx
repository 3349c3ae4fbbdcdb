import { formatCountWithNoun, formatTime } from '@girassol/shared-domain';
import { Badge, DateText, Row, Text, tokens } from '@girassol/shared-ui';
import type { Visit } from '@girassol/support-domain/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RecordRows } from '../status/RecordRows';

interface VisitRowsProps {
  visits: readonly Visit[];
  /** Actions of a visit. */
  children?: (visit: Visit) => ReactNode;
}

/** Visits of the support to an account: who, as whom, why and how long. */
export function VisitRows({ visits, children }: VisitRowsProps) {
  return (
    <RecordRows aria-label="Visitas">
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
            <VisitPages pages={visit.pages} />
          </div>
          {children && <Row gap={8}>{children(visit)}</Row>}
        </li>
      ))}
    </RecordRows>
  );
}

/** Pages that were seen in a visit, folded up; nothing for none. */
function VisitPages({ pages }: Pick<Visit, 'pages'>) {
  if (pages.length === 0) return null;
  return (
    <Folded>
      <summary>{formatCountWithNoun(pages.length, 'página vista', 'páginas vistas')}</summary>
      <ol>
        {pages.map(({ path, title, at }) => (
          <li key={path}>
            {formatTime(at)} · {title} <span>{path}</span>
          </li>
        ))}
      </ol>
    </Folded>
  );
}

const { color, font, space } = tokens;

const Folded = styled.details`
  margin-top: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  summary { width: fit-content; cursor: pointer; }
  ol { margin: ${space[4]} 0 0; padding: 0; list-style: none; }
  li { padding: 2px 0; }
  span { color: ${color.inkFaint}; }
`;

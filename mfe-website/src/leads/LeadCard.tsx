import { useSession } from '@girassol/shared-auth';
import { boardPath, formatPhone, whatsappLink } from '@girassol/shared-domain';
import type { SiteLead } from '@girassol/shared-domain/contract';
import {
  ButtonLink,
  Card,
  DateText,
  Heading,
  Icon,
  linkStyles,
  Row,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { proposalPath } from '../addresses/addresses';
import { LeadButtons } from './LeadButtons';
import { LeadConsent } from './LeadConsent';
import { LeadFigures } from './LeadFigures';
import { cameFrom } from './lead-words';
import type { LeadSteps } from './use-lead-steps';

/** Somebody who simulated: how to reach them, what they were told, and what became of it. */
export function LeadCard({ lead, steps }: { lead: SiteLead; steps: LeadSteps }) {
  const userId = useSession()?.userId ?? '';
  const { name, phone, city, uf, timestamp, doubts, item, proposal } = lead;
  return (
    <Card as="li" aria-label={name}>
      <Line>
        <Stack gap={4}>
          <Heading level={2} size={16}>
            {name}
          </Heading>
          <Row gap={8} wraps>
            <Phone href={whatsappLink(phone)} target="_blank" rel="noopener noreferrer">
              <Icon name="message" size={16} /> {formatPhone(phone)}
            </Phone>
            <Text size={14} tone="soft">
              {city}, {uf}
            </Text>
          </Row>
          <Text as="p" size={13} tone="soft">
            {cameFrom(lead)}, <DateText value={timestamp} show="dateTime" />
          </Text>
        </Stack>
        <LeadFigures lead={lead} />
        <Actions>
          {item && (
            <ButtonLink as={Link} size="sm" to={`${boardPath(item.board, userId)}?item=${item._id}`}>
              Abrir negócio
            </ButtonLink>
          )}
          {proposal && (
            <ButtonLink as={Link} size="sm" variant="ghost" icon="file" to={proposalPath(proposal.frontId)}>
              Abrir proposta
            </ButtonLink>
          )}
          <LeadButtons lead={lead} steps={steps} />
        </Actions>
      </Line>
      {lead.state !== 'RECEBIDO' && doubts.length > 0 && (
        <Doubts>
          {doubts.map((doubt) => (
            <li key={doubt}>
              <Icon name="warning" size={16} /> {doubt}
            </li>
          ))}
        </Doubts>
      )}
      <LeadConsent consent={lead.consent} />
    </Card>
  );
}

const { color, font, screen, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1.2fr) minmax(9.5rem, auto);
  gap: ${space[12]} ${space[24]};
  align-items: start;
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Phone = styled.a`
  ${linkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 1.5rem;
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  justify-content: flex-end;
  @media ${screen.narrow} { justify-content: flex-start; }
`;

const Doubts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: ${space[12]} 0 0;
  padding: ${space[8]} ${space[12]};
  list-style: none;
  border-radius: ${tokens.radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  li { display: flex; gap: ${space[4]}; align-items: center; }
  svg { flex: none; }
`;

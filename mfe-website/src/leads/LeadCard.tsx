import { useSession } from '@girassol/shared-auth';
import { buildBoardPath, buildWhatsappLink, formatPhone } from '@girassol/shared-domain';
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
import { buildProposalFirstStepPath } from '../addresses/addresses';
import { LeadButtons } from './LeadButtons';
import { LeadConsent } from './LeadConsent';
import { LeadSimulationFigures } from './LeadSimulationFigures';
import { getLeadSourceLabel } from './lead-labels';
import type { LeadActions } from './use-lead-actions';

/** Card of a person who used the simulator: contact data, simulated figures and current state. */
export function LeadCard({ lead, steps }: { lead: SiteLead; steps: LeadActions }) {
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
            <Phone href={buildWhatsappLink(phone)} target="_blank" rel="noopener noreferrer">
              <Icon name="message" size={16} /> {formatPhone(phone)}
            </Phone>
            <Text size={14} tone="soft">
              {city}, {uf}
            </Text>
          </Row>
          <Text as="p" size={13} tone="soft">
            {getLeadSourceLabel(lead)}, <DateText value={timestamp} show="dateTime" />
          </Text>
        </Stack>
        <LeadSimulationFigures lead={lead} />
        <Actions>
          {item && (
            <ButtonLink as={Link} size="sm" to={`${buildBoardPath(item.board, userId)}?item=${item._id}`}>
              Abrir negócio
            </ButtonLink>
          )}
          {proposal && (
            <ButtonLink
              as={Link}
              size="sm"
              variant="ghost"
              icon="file"
              to={buildProposalFirstStepPath(proposal.frontId)}
            >
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
  /* Parts of the width only: each contact is a grid of its own, and their columns are one. */
  grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr);
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

import type { ListedLead } from '@girassol/account-domain/contract';
import { buildWhatsappLink, formatPhone } from '@girassol/shared-domain';
import {
  Badge,
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
import { buildNewAccountPath } from '../../addresses/operator';
import { leadKindLabels, leadStateBadges } from './lead-text';

/** Lead with its contact, where it came from, and what became of it. */
export function LeadCard({ lead }: { lead: ListedLead }) {
  const { name, email, phone, kind, at, timeWorking, salesTeamStatus, doubts } = lead;
  return (
    <Card as="li" aria-label={name}>
      <Line>
        <Stack gap={4}>
          <Row gap={8} wraps>
            <Heading level={2} size={16}>
              {name}
            </Heading>
            <Badge tone={kind === 'trial' ? 'good' : 'neutral'}>{leadKindLabels[kind]}</Badge>
          </Row>
          <Row gap={12} wraps>
            <Contact href={`mailto:${email}`}>
              <Icon name="mail" size={16} /> {email}
            </Contact>
            <Contact href={buildWhatsappLink(phone)} target="_blank" rel="noopener noreferrer">
              <Icon name="message" size={16} /> {formatPhone(phone)}
            </Contact>
          </Row>
          <Text as="p" size={13} tone="soft">
            <DateText value={at} show="dateTime" />
            {[timeWorking, salesTeamStatus].filter(Boolean).map((answer) => ` · ${answer}`)}
          </Text>
          <Source lead={lead} />
        </Stack>
        <Delivery lead={lead} />
        {kind === 'trial' && (
          <ButtonLink as={Link} size="sm" icon="plus" to={buildNewAccountPath(lead)}>
            Abrir conta
          </ButtonLink>
        )}
      </Line>
      {doubts.length > 0 && (
        <Doubts>
          {doubts.map((doubt) => (
            <li key={doubt}>
              <Icon name="warning" size={16} /> {doubt}
            </li>
          ))}
        </Doubts>
      )}
    </Card>
  );
}

/** Source, tag and further parameters of the address that led to the form. */
function Source({ lead: { src, tag, parameters } }: { lead: ListedLead }) {
  const further = Object.entries(parameters);
  if (src === null && tag === null && further.length === 0) return null;
  return (
    <Row gap={4} wraps>
      {src !== null && <Badge>{`origem ${src}`}</Badge>}
      {tag !== null && <Badge icon="tag">{tag}</Badge>}
      {further.map(([key, value]) => (
        <Text key={key} size={12} tone="faint">{`${key}=${value}`}</Text>
      ))}
    </Row>
  );
}

/** State of the delivery of a lead, with the last answer. */
function Delivery({ lead: { state, tries, lastTryAt, lastAnswer } }: { lead: ListedLead }) {
  const { text, tone } = leadStateBadges[state];
  return (
    <Stack gap={4}>
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      {lastTryAt !== null && (
        <Text as="p" size={13} tone="soft">
          {`${lastAnswer ?? 'Sem resposta.'} ${tries === 1 ? '1 tentativa' : `${tries} tentativas`}, `}
          <DateText value={lastTryAt} show="dateTime" />
        </Text>
      )}
    </Stack>
  );
}

const { color, font, radius, screen, space } = tokens;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) 8rem;
  gap: ${space[12]} ${space[24]};
  align-items: start;
  > a { justify-self: end; }
  @media ${screen.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > a { justify-self: start; }
  }
`;

const Contact = styled.a`
  ${linkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: 1.5rem;
  max-width: 100%;
  overflow-wrap: anywhere;
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
  svg { flex: none; }
`;

const Doubts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  margin: ${space[12]} 0 0;
  padding: ${space[8]} ${space[12]};
  list-style: none;
  border-radius: ${radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  font: ${font[13]};
  li { display: flex; gap: ${space[4]}; align-items: center; }
  svg { flex: none; }
`;

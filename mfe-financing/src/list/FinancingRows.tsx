import { formatDate, formatMoney, formatPower } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { financingAction } from '@girassol/shared-domain/financing';
import { Button, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import { styled } from 'styled-components';
import { dealFacts } from '../financing/deal-facts';
import { FinancingBadge } from '../financing/FinancingBadge';
import { isLost } from '../financing/financing-badge';
import { daysUntilInfraction, infractionText, proposalNumber } from '../financing/words';

interface FinancingRowsProps {
  financings: readonly Financing[];
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
  onOpen: (financing: Financing) => void;
  /** Begins a deal, and opens it (financing-063). */
  onBegin: (financing: Financing) => void;
}

/** The financings: a table where there is room for one, cards below 900 px (financing-002, financing-107). */
export function FinancingRows({ financings, isWaiting, onOpen, onBegin }: FinancingRowsProps) {
  const columns: ListColumn<Financing>[] = [
    { title: 'Situação', cell: (financing) => <FinancingBadge financing={financing} /> },
    {
      title: 'Cliente',
      kind: 'name',
      cell: (financing) => (
        <>
          <Name financing={financing} onOpen={onOpen} />
          <Text size={12} tone="soft">
            {whichText(financing)}
          </Text>
        </>
      ),
    },
    { title: 'Total financiado', kind: 'amount', cell: (financing) => totalFinanced(financing) },
    {
      title: 'Preço final',
      kind: 'amount',
      cell: ({ proposal }) => formatMoney(proposal.revenueData.finalPrice),
    },
    {
      title: 'Potência',
      kind: 'figure',
      cell: ({ proposal }) => formatPower(proposal.realSystemData.power),
    },
    { title: 'Atualizado em', kind: 'figure', cell: ({ lastUpdated }) => formatDate(lastUpdated) },
    { title: 'Prazo', kind: 'figure', cell: (financing) => <Deadline financing={financing} /> },
    {
      title: 'Próximo passo',
      cell: (financing) => <NextStep financing={financing} onOpen={onOpen} onBegin={onBegin} />,
    },
  ];
  return (
    <ListRows
      label="Financiamentos"
      items={financings}
      columns={columns}
      nameOf={({ customer }) => customer.name}
      card={(financing) => <Card financing={financing} onOpen={onOpen} onBegin={onBegin} />}
      selection={null}
      menuOf={() => []}
      isWaiting={isWaiting}
    />
  );
}

interface RowProps {
  financing: Financing;
  onOpen: (financing: Financing) => void;
}

interface StepProps extends RowProps {
  onBegin: (financing: Financing) => void;
}

function Card({ financing, onOpen, onBegin }: StepProps) {
  const { lastUpdated } = financing;
  return (
    <Stack gap={4}>
      <Row gap={8} wraps>
        <FinancingBadge financing={financing} />
        <Deadline financing={financing} />
      </Row>
      <Name financing={financing} onOpen={onOpen} />
      <Text size={13} tone="soft">
        {whichText(financing)}
      </Text>
      <Text size={13}>{sums(financing)}</Text>
      <Text size={12} tone="soft">{`Atualizado em ${formatDate(lastUpdated)}`}</Text>
      <div>
        <NextStep financing={financing} onOpen={onOpen} onBegin={onBegin} />
      </div>
    </Stack>
  );
}

/** The customer, as the way into the financing. */
function Name({ financing, onOpen }: RowProps) {
  return (
    <NameButton as="button" type="button" data-name onClick={() => onOpen(financing)}>
      {financing.customer.name}
    </NameButton>
  );
}

/** The one thing to be done next. */
function NextStep({ financing, onOpen, onBegin }: StepProps) {
  const label = financingAction(dealFacts(financing), financing.now);
  const begins = financing.stage === 'SIMULATION' && hasOffers(financing);
  const isDone = label === 'CONCLUÍDO' || isLost(financing);
  return (
    <Button
      size="sm"
      variant={isDone ? 'ghost' : 'secondary'}
      aria-label={`${label}: ${financing.customer.name}`}
      onClick={() => (begins ? onBegin(financing) : onOpen(financing))}
    >
      {label}
    </Button>
  );
}

/** Days until the works must have been shown. */
function Deadline({ financing }: { financing: Financing }) {
  const days = daysUntilInfraction(financing);
  if (days === null) return null;
  return (
    <Text size={13} tone={days < 0 ? 'bad' : 'soft'} weight={days < 8 ? 600 : 400}>
      {infractionText(days)}
    </Text>
  );
}

/** There is something to contract. */
const hasOffers = (financing: Financing): boolean =>
  !isLost(financing) && financing.proposals.some(({ refused }) => !refused);

/** Of the first offer, as banks put it first. */
const totalFinanced = ({ proposals }: Financing): string =>
  proposals[0] ? formatMoney(proposals[0].totalFinanced) : '–';

/** What is financed of which price, in a line. */
const sums = ({ proposals, proposal }: Financing): string =>
  [
    proposals[0] && `Financiado ${formatMoney(proposals[0].totalFinanced)}`,
    `Preço ${formatMoney(proposal.revenueData.finalPrice)}`,
    formatPower(proposal.realSystemData.power),
  ]
    .filter(Boolean)
    .join(' · ');

const whichText = ({ number, proposal }: Financing): string =>
  `Financiamento ${number} · proposta ${proposalNumber(proposal.count)}`;

const NameButton = styled(TextLink)`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: start;
  overflow: hidden;
  text-overflow: ellipsis;
  text-decoration: none;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;

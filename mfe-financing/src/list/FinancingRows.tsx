import { useReadOnlyReason } from '@girassol/shared-auth';
import { formatDate, formatMoney, formatPower, formatRecordNumber } from '@girassol/shared-domain';
import type { Financing } from '@girassol/shared-domain/contract';
import { getFinancingActionLabel } from '@girassol/shared-domain/financing';
import { Button, Row, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import { toFinancingDealFacts } from '../financing/deal-facts';
import { FinancingBadge } from '../financing/FinancingBadge';
import { isFinancingLost } from '../financing/financing-badge';
import {
  countDaysUntilInstallationProof,
  describeInstallationProofDeadline,
  formatProposalNumberOrZeros,
} from '../financing/financing-labels';
import { NameButton } from '../financing/NameButton';

interface FinancingRowsProps {
  financings: readonly Financing[];
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
  onOpen: (financing: Financing) => void;
  /** Begins a deal, and opens it (financing-063). */
  onBegin: (financing: Financing) => void;
}

/** Rows of financings: a table where there is room, cards below 900 px (financing-002, financing-107). */
export function FinancingRows({ financings, isWaiting, onOpen, onBegin }: FinancingRowsProps) {
  const hasDeadlines = financings.some((financing) => countDaysUntilInstallationProof(financing) !== null);
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
    { title: 'Total financiado', kind: 'amount', cell: (financing) => formatTotalFinanced(financing) },
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
    ...(hasDeadlines
      ? [
          {
            title: 'Prazo',
            kind: 'figure' as const,
            cell: (financing: Financing) => <Deadline financing={financing} />,
          },
        ]
      : []),
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
      getName={({ customer }) => customer.name}
      card={(financing) => <Card financing={financing} onOpen={onOpen} onBegin={onBegin} />}
      selection={null}
      getMenu={() => []}
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
      <Text size={13}>{describeAmounts(financing)}</Text>
      <Text size={12} tone="soft">{`Atualizado em ${formatDate(lastUpdated)}`}</Text>
      <div>
        <NextStep financing={financing} onOpen={onOpen} onBegin={onBegin} />
      </div>
    </Stack>
  );
}

/** The customer, as the way into the financing. */
function Name({ financing, onOpen }: RowProps) {
  return <NameButton onClick={() => onOpen(financing)}>{financing.customer.name}</NameButton>;
}

/** The one thing to be done next. */
function NextStep({ financing, onOpen, onBegin }: StepProps) {
  const mayEdit = useReadOnlyReason('financings') === undefined;
  const label = mayEdit ? getFinancingActionLabel(toFinancingDealFacts(financing), financing.now) : 'VER';
  const begins = mayEdit && financing.stage === 'SIMULATION' && hasOffers(financing);
  const isDone = label === 'CONCLUÍDO' || isFinancingLost(financing);
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
  const days = countDaysUntilInstallationProof(financing);
  if (days === null) return null;
  return (
    <Text size={13} tone={days < 0 ? 'bad' : 'soft'} weight={days < 8 ? 600 : 400}>
      {describeInstallationProofDeadline(days)}
    </Text>
  );
}

/** There is something to contract. */
const hasOffers = (financing: Financing): boolean =>
  !isFinancingLost(financing) && financing.proposals.some(({ refused }) => !refused);

/** Formats the total of the first offer, which the bank prefers. */
const formatTotalFinanced = ({ proposals }: Financing): string =>
  proposals[0] ? formatMoney(proposals[0].totalFinanced) : '–';

/** Describes in one line the financed amount, the price and the power. */
const describeAmounts = ({ proposals, proposal }: Financing): string =>
  [
    proposals[0] && `Financiado ${formatMoney(proposals[0].totalFinanced)}`,
    `Preço ${formatMoney(proposal.revenueData.finalPrice)}`,
    formatPower(proposal.realSystemData.power),
  ]
    .filter(Boolean)
    .join(' · ');

const whichText = ({ number, proposal }: Financing): string =>
  `Financiamento ${formatRecordNumber(number)} · proposta ${formatProposalNumberOrZeros(proposal.count)}`;

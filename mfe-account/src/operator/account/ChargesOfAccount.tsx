import type { AccountBilling } from '@girassol/account-domain/contract';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { Badge, EmptyState, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { buildPaymentPath } from '../../addresses/billing';
import { chargeMethodLabels, chargeStateBadges } from '../../payment/charge-labels';
import { type ChargeAct, ChargeDialog } from './ChargeDialogs';
import { formatPeriod, getChargeName, type OperatorCharge } from './charge-text';

interface ChargesOfAccountProps {
  accountId: string;
  billing: Pick<AccountBilling, 'charges' | 'today'>;
  /** Called when something was done. */
  onDone: () => void;
}

/** Charges of an account, newest first, each with its acts. */
export function ChargesOfAccount({ accountId, billing: { charges, today }, onDone }: ChargesOfAccountProps) {
  const [asked, setAsked] = useState<{ act: ChargeAct; charge: OperatorCharge } | null>(null);
  return (
    <Section aria-label="Cobranças">
      <Heading level={2}>Cobranças</Heading>
      {charges.length === 0 ? (
        <EmptyState
          isCompact
          title="Nenhuma cobrança ainda"
          text="A primeira aparece quando a conta assinar."
        />
      ) : (
        <ListRows
          label="Cobranças"
          items={charges}
          columns={columns}
          getName={(charge) => `${getChargeName(charge)}, ${formatMoney(charge.amountCents / 100)}`}
          card={(charge) => <ChargeCard charge={charge} />}
          selection={null}
          getMenu={(charge) => listActs(charge, (act) => setAsked({ act, charge }))}
          isWaiting={false}
        />
      )}
      {asked && (
        <ChargeDialog
          {...asked}
          params={{ accountId, chargeId: asked.charge._id }}
          today={today}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}

/** Lists what may be done with a charge. */
function listActs(charge: OperatorCharge, ask: (act: ChargeAct) => void): MenuItem[] {
  const act = (id: ChargeAct, label: string, icon: MenuItem['icon']): MenuItem => ({
    id,
    label,
    icon,
    onAction: () => ask(id),
  });
  if (charge.state === 'open')
    return [
      act('paidOutside', 'Pago por fora', 'check'),
      act('dueDay', 'Outro vencimento', 'calendar-clock'),
      { id: 'page', label: 'Página de pagamento', icon: 'external', href: buildPaymentPath(charge.payToken) },
    ];
  if (charge.receiptNumber === null) return [];
  return [
    act('serviceInvoice', 'Número da NFS-e', 'file'),
    ...(charge.afterRefund ? [{ ...act('refund', 'Devolver o dinheiro', 'undo'), isDanger: true }] : []),
  ];
}

const columns: ListColumn<OperatorCharge>[] = [
  {
    title: 'Cobrança',
    kind: 'name',
    cell: (charge) => (
      <>
        <Text weight={500}>{getChargeName(charge)}</Text>
        <Small>{describeSeats(charge)}</Small>
      </>
    ),
  },
  { title: 'Valor', kind: 'amount', cell: ({ amountCents }) => formatMoney(amountCents / 100) },
  {
    title: 'Estado',
    cell: (charge) => (
      <>
        <StateBadge charge={charge} />
        <Small>{describeState(charge)}</Small>
      </>
    ),
  },
  {
    title: 'Vencimento',
    kind: 'figure',
    cell: ({ dueOn, method }) => (
      <>
        {formatDate(dueOn)}
        <Small>{chargeMethodLabels[method]}</Small>
      </>
    ),
  },
  { title: 'Período', kind: 'figure', cell: formatPeriod },
  { title: 'Recibo', kind: 'amount', cell: ({ receiptNumber }) => receiptNumber ?? '–' },
  { title: 'NFS-e', kind: 'figure', cell: ({ serviceInvoice }) => serviceInvoice ?? '–' },
];

function StateBadge({ charge: { state } }: { charge: OperatorCharge }) {
  const { text, tone } = chargeStateBadges[state];
  return <Badge tone={tone}>{text}</Badge>;
}

/** Charge on a narrow screen. */
function ChargeCard({ charge }: { charge: OperatorCharge }) {
  const { amountCents, dueOn, method, receiptNumber, serviceInvoice } = charge;
  const state = describeState(charge);
  return (
    <Stack gap={4}>
      <Text weight={500}>{`${getChargeName(charge)}, ${formatMoney(amountCents / 100)}`}</Text>
      <span>
        <StateBadge charge={charge} />{' '}
        {state && (
          <Text size={13} tone="soft">
            {state}
          </Text>
        )}
      </span>
      <Small>{`Vencimento ${formatDate(dueOn)} · ${chargeMethodLabels[method]}`}</Small>
      {charge.period && <Small>{`Período ${formatPeriod(charge)}`}</Small>}
      {(receiptNumber !== null || serviceInvoice !== null) && (
        <Small>
          {[
            receiptNumber !== null && `Recibo nº ${receiptNumber}`,
            serviceInvoice && `NFS-e ${serviceInvoice}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Small>
      )}
    </Stack>
  );
}

const describeSeats = ({ vendors, coupon }: OperatorCharge): string =>
  [vendors === 1 ? '1 vendedor' : `${vendors} vendedores`, coupon && `cupom ${coupon}`]
    .filter(Boolean)
    .join(' · ');

/** Describes when and how the money came, or why it did not. */
function describeState({
  state,
  amountCents,
  paidAt,
  bankCents,
  outsideCents,
  refusal,
}: OperatorCharge): string {
  if (state === 'open') return refusal ?? '';
  if (state !== 'paid' || paidAt === null) return '';
  const day = `em ${formatDate(paidAt)}`;
  if (outsideCents > 0) return `${day}, por fora`;
  return bankCents > 0 || amountCents === 0 ? day : `${day}, com crédito`;
}

const Small = styled.small`
  display: block;
  color: ${tokens.color.inkSoft};
  font: ${tokens.font[12]};
`;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;

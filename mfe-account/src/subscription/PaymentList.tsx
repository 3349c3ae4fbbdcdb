import { planNames } from '@girassol/account-domain/billing';
import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import { api } from '@girassol/shared-auth';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { Badge, ButtonLink, EmptyState, Text, tokens } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildPaymentPath } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { ExportButton } from '../export-file/ExportButton';
import { chargeKindLabels, chargeMethodLabels, chargeStateBadges } from '../payment/charge-labels';
import { ReceiptButton } from './ReceiptButton';

type Payment = SubscriptionOverview['payments'][number];

interface PaymentListProps {
  userId: string;
  payments: readonly Payment[];
  /** Day of the account's clock, from which a charge is late. */
  today: string;
  /** May a list of them be exported? An unpaid account exports nothing. */
  mayExport: boolean;
}

const requestExport = (userId: string) =>
  api('POST /signup/payments-export/:userId', { params: { userId }, body: {}, silent: true });

/** Payments of the account, newest first, with their receipts, and the list for the accountant. */
export function PaymentList({ userId, payments, today, mayExport }: PaymentListProps) {
  const hasReceipt = payments.some(({ receiptNumber }) => receiptNumber !== null);
  return (
    <SectionCard
      title="Pagamentos"
      action={
        mayExport &&
        hasReceipt && (
          <ExportButton
            label="Planilha para o contador"
            userId={userId}
            request={() => requestExport(userId)}
          />
        )
      }
    >
      {payments.length === 0 ? (
        <EmptyState
          isCompact
          title="Nenhum pagamento ainda"
          text="Cada pagamento aparece aqui assim que é confirmado, com o recibo."
        />
      ) : (
        <List aria-label="Pagamentos">
          {payments.map((payment) => (
            <PaymentRow key={payment._id} userId={userId} payment={payment} today={today} />
          ))}
        </List>
      )}
    </SectionCard>
  );
}

interface PaymentProps {
  userId: string;
  payment: Payment;
}

function PaymentRow({ userId, payment, today }: PaymentProps & { today: string }) {
  const { kind, planId, method, state, amountCents, paidAt, dueOn, payToken } = payment;
  const isLate = state === 'open' && dueOn < today;
  const { text, tone } = isLate ? ({ text: 'Vencido', tone: 'bad' } as const) : chargeStateBadges[state];
  return (
    <li>
      <div>
        <b>{`${chargeKindLabels[kind]} · ${planNames[planId]}`}</b>
        <Text as="p" size={13} tone="soft">
          {paidAt === null
            ? `Vencimento ${formatDate(dueOn)} · ${chargeMethodLabels[method]}`
            : `Pago em ${formatDate(paidAt)} · ${chargeMethodLabels[method]}`}
        </Text>
        <Receipt userId={userId} payment={payment} />
      </div>
      <Badge tone={tone}>{text}</Badge>
      <Amount>{formatMoney(amountCents / 100)}</Amount>
      {state === 'open' && (
        <ButtonLink as={Link} to={buildPaymentPath(payToken)}>
          Pagar
        </ButtonLink>
      )}
    </li>
  );
}

/** Receipt and number of the service invoice of a payment, as far as it has them. */
function Receipt({ userId, payment: { _id, state, receiptNumber, serviceInvoice } }: PaymentProps) {
  const hasReceipt = receiptNumber !== null && (state === 'paid' || state === 'refunded');
  if (!hasReceipt && serviceInvoice === null) return null;
  return (
    <Documents>
      {hasReceipt && <ReceiptButton userId={userId} chargeId={_id} receiptNumber={receiptNumber} />}
      {serviceInvoice !== null && (
        <Text size={13} tone="soft">
          {`NFS-e ${serviceInvoice}`}
        </Text>
      )}
    </Documents>
  );
}

const { color, font, screen, space, weight } = tokens;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 6.5rem;
    align-items: center;
    gap: ${space[4]} ${space[16]};
    min-height: 3.5rem;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child { border-top: 0; }
  li > a { grid-column: 1 / -1; justify-self: start; }
  b { font: ${font[14]}; font-weight: ${weight.medium}; color: ${color.ink}; }
  @media ${screen.phone} {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    li > :first-child { grid-row: span 2; }
    li > :not(:first-child) { justify-self: end; }
  }
`;

const Documents = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  /* The text of the button stands in line with the text above. */
  > button { margin-left: calc(-1 * ${space[12]}); }
`;

const Amount = styled.span`
  font: ${font[14]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

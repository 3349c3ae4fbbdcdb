import type { AccountBilling } from '@girassol/account-domain/contract';
import { formatDate, formatMoney } from '@girassol/shared-domain';
import { Button, Heading, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { chargeMethodLabels } from '../../payment/charge-labels';
import { getChargeName, getLeftCents, type OperatorCharge, type OperatorPayment } from './charge-text';
import { RefundPaymentDialog } from './RefundPaymentDialog';

interface PaymentsOfAccountProps {
  accountId: string;
  billing: Pick<AccountBilling, 'charges'>;
  /** Called when a payment was given back. */
  onDone: () => void;
}

/** Payment with the charge for which it came. */
interface PaidCharge {
  charge: OperatorCharge;
  payment: OperatorPayment;
}

/** Payments that the bank received for the charges of an account, newest first, each with the button that gives it back alone. */
export function PaymentsOfAccount({ accountId, billing: { charges }, onDone }: PaymentsOfAccountProps) {
  const [asked, setAsked] = useState<PaidCharge | null>(null);
  const paid = charges
    .flatMap((charge) => charge.payments.map((payment) => ({ charge, payment })))
    .toSorted((one, other) => other.payment.paidAt - one.payment.paidAt);
  if (paid.length === 0) return null;
  return (
    <Section aria-label="Pagamentos recebidos">
      <Heading level={2}>Pagamentos recebidos</Heading>
      <List aria-label="Pagamentos recebidos">
        {paid.map((one) => (
          <PaymentRow key={`${one.charge._id} ${one.payment._id}`} {...one} onRefund={() => setAsked(one)} />
        ))}
      </List>
      {asked && (
        <RefundPaymentDialog
          {...asked}
          accountId={accountId}
          onDone={onDone}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}

function PaymentRow({ charge, payment, onRefund }: PaidCharge & { onRefund: () => void }) {
  const { method, cents, paidAt, refundEffect } = payment;
  const amount = formatMoney(cents / 100);
  const way = chargeMethodLabels[method];
  return (
    <li>
      <div>
        <Text weight={500}>{`${way} em ${formatDate(paidAt)}`}</Text>
        <Text as="p" size={13} tone="soft">
          {[getChargeName(charge), describeReturned(payment)].filter(Boolean).join(' · ')}
        </Text>
        {refundEffect === 'spent' && (
          <Text as="p" size={13} tone="soft">
            Virou crédito, e o crédito já pagou outra cobrança: não há o que devolver sozinho.
          </Text>
        )}
      </div>
      <Amount>{amount}</Amount>
      {(refundEffect === 'credit' || refundEffect === 'charge') && (
        <Button
          size="sm"
          icon="undo"
          aria-label={`Devolver o pagamento de ${amount} por ${way} em ${formatDate(paidAt)}`}
          onClick={onRefund}
        >
          Devolver
        </Button>
      )}
    </li>
  );
}

/** Describes how much of a payment went back, and what is left of it. */
function describeReturned(payment: OperatorPayment): string {
  const { cents, backCents, isDisputed } = payment;
  if (isDisputed) return 'contestado no banco';
  if (backCents === 0) return '';
  if (backCents === cents) return 'devolvido';
  return `${formatMoney(backCents / 100)} devolvidos, restam ${formatMoney(getLeftCents(payment) / 100)}`;
}

const { color, font, screen, space, weight } = tokens;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 7rem;
    align-items: center;
    gap: ${space[4]} ${space[16]};
    min-height: 3.5rem;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  li:first-child { border-top: 0; }
  li > button { justify-self: end; }
  @media ${screen.phone} {
    li { grid-template-columns: minmax(0, 1fr) auto; }
    li > button { grid-column: 1 / -1; justify-self: start; }
  }
`;

const Amount = styled.span`
  font: ${font[14]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

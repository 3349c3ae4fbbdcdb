import { formatDate } from '@girassol/shared-domain';
import { Badge } from '@girassol/shared-ui';
import type { SoldProposalChoice } from './sold-proposal-choices';

/** Badges of a proposal in the choice of the sold one: made for the sale or another, accepted, sold or expired. */
export function SoldProposalBadges({ choice }: { choice: SoldProposalChoice }) {
  return (
    <>
      {choice.isOwn && <Badge tone="info">Desta venda</Badge>}
      {choice.isOfOtherDeal && <Badge tone="neutral">De outro negócio</Badge>}
      <StatusBadge {...choice} />
    </>
  );
}

function StatusBadge({ status, validityDate }: SoldProposalChoice) {
  if (status === 'ACCEPTED')
    return (
      <Badge tone="good" icon="handshake">
        Aceita pelo cliente
      </Badge>
    );
  if (status === 'SOLD')
    return (
      <Badge tone="neutral" icon="lock">
        Vendida
      </Badge>
    );
  if (status === 'EXPIRED' && validityDate !== null)
    return (
      <Badge tone="warn" icon="calendar">
        {`Venceu em ${formatDate(validityDate)}`}
      </Badge>
    );
  return null;
}

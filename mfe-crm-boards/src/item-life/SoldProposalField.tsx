import { ApiError } from '@girassol/shared-auth';
import { formatMoney, formatPower, formatRecordNumber, isValidSoldValue } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Badge, Button, Icon, Skeleton, Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { ChoiceList, ChoiceListFooter, ChoiceRow, ChoiceScroller } from './choice-list';
import { type FinishedProposal, useFinishedCustomerProposals } from './use-finished-customer-proposals';
import { NO_PROPOSAL, type WinValues } from './win-values';

const LABEL = 'Proposta aprovada';

type Accepted = NonNullable<BoardItem['acceptedProposal']>;
type Choosable = Pick<Accepted, '_id' | 'count' | 'power' | 'finalPrice'>;

/** The list, newest first; what the customer took leads it until its own page is loaded. */
function withAccepted(proposals: readonly FinishedProposal[], accepted: Accepted | null): Choosable[] {
  const isListed = !accepted || proposals.some(({ _id }) => _id === accepted._id);
  return isListed ? [...proposals] : [accepted, ...proposals];
}

interface ProposalChoiceProps {
  customerId: string;
  /** Proposal that the customer accepted; always listed, however many came after it. Null if there is none. */
  accepted: Accepted | null;
}

/** Choice of the sold proposal, or none, from a list with number, power and final price (boards-065). */
export function SoldProposalField({ customerId, accepted }: ProposalChoiceProps) {
  const labelId = useId();
  const { values, touched, setValues } = useFormikContext<WinValues>();
  const field = useBoundField<string | null>('approvedProposal', LABEL, (value) =>
    value === null ? 'Escolha a proposta aprovada, ou nenhuma.' : undefined,
  );
  const query = useFinishedCustomerProposals(customerId);
  const proposals = withAccepted(query.data ?? [], accepted);

  function choose(proposal: Choosable | null) {
    // The price of the proposal is the likeliest value, until somebody wrote another.
    const isTheirs = touched.confirmedAmount && isValidSoldValue(values.confirmedAmount);
    const price = proposal && !isTheirs && isValidSoldValue(proposal.finalPrice) ? proposal.finalPrice : null;
    // In one step: two would be checked against one another's former values.
    void setValues({
      ...values,
      approvedProposal: proposal?._id ?? NO_PROPOSAL,
      confirmedAmount: price ?? values.confirmedAmount,
    });
  }

  return (
    <ChoiceList role="radiogroup" aria-labelledby={labelId} aria-required>
      <legend id={labelId}>
        {LABEL} <small aria-hidden>(obrigatório)</small>
      </legend>
      <ChoiceScroller tabIndex={-1}>
        {proposals.map((proposal) => (
          <ChoiceRow key={proposal._id}>
            <input
              type="radio"
              name="approvedProposal"
              checked={field.value === proposal._id}
              onChange={() => choose(proposal)}
            />
            <strong>{formatRecordNumber(proposal.count ?? 0)}</strong>
            <span>
              {formatPower(proposal.power)}
              {proposal._id === accepted?._id && (
                <>
                  {' '}
                  <Badge tone="good" icon="handshake">
                    Aceita pelo cliente
                  </Badge>
                </>
              )}
            </span>
            <span className="price">{formatMoney(proposal.finalPrice)}</span>
          </ChoiceRow>
        ))}
        {query.isPending && (
          <ChoiceListFooter role="status" aria-label="Carregando propostas">
            <Skeleton width="100%" height={20} />
          </ChoiceListFooter>
        )}
        {query.hasNextPage && (
          <ChoiceListFooter>
            <Button
              variant="ghost"
              size="sm"
              isPending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Carregar mais propostas
            </Button>
          </ChoiceListFooter>
        )}
        <ChoiceRow>
          <input
            type="radio"
            name="approvedProposal"
            checked={field.value === NO_PROPOSAL}
            onChange={() => choose(null)}
          />
          <strong>Nenhuma</strong>
          <span className="hint">Informe potência e tipo de UC</span>
        </ChoiceRow>
      </ChoiceScroller>
      {query.isError && <ProposalsFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && proposals.length === 0 && (
        <Text as="p" size={12} tone="faint">
          Este cliente não possui nenhuma proposta.
        </Text>
      )}
    </ChoiceList>
  );
}

/** Without the list a sale can still be won, with what was sold written by hand. */
function ProposalsFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status === 403;
  return (
    <ChoiceListFooter role="alert">
      <Icon name="info" size={16} color={tokens.color.infoInk} />
      <Text size={13}>
        {isRefused
          ? 'Você não tem acesso às propostas deste cliente.'
          : 'Não foi possível carregar as propostas.'}
      </Text>
      {!isRefused && (
        <Button size="sm" onClick={onRetry}>
          Tentar novamente
        </Button>
      )}
    </ChoiceListFooter>
  );
}

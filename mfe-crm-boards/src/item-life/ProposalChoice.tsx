import { ApiError } from '@girassol/shared-auth';
import { formatMoney, formatPower, isSold, padNumber } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Badge, Button, Icon, Skeleton, Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { ChoiceList, ChoiceRow, Choices, Rest } from './choice-list';
import { type FinishedProposal, useCustomerProposals } from './use-customer-proposals';
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
  /** What the customer took; in sight however many came after it. */
  accepted: Accepted | null;
}

/** Which proposal was sold, or none: number, power and final price line up (boards-065). */
export function ProposalChoice({ customerId, accepted }: ProposalChoiceProps) {
  const labelId = useId();
  const { values, touched, setValues } = useFormikContext<WinValues>();
  const field = useBoundField<string | null>('approvedProposal', LABEL, (value) =>
    value === null ? 'Escolha a proposta aprovada, ou nenhuma.' : undefined,
  );
  const query = useCustomerProposals(customerId);
  const proposals = withAccepted(query.data ?? [], accepted);

  function choose(proposal: Choosable | null) {
    // The price of the proposal is the likeliest value, until somebody wrote another.
    const isTheirs = touched.confirmedAmount && isSold(values.confirmedAmount);
    const price = proposal && !isTheirs && isSold(proposal.finalPrice) ? proposal.finalPrice : null;
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
      <Choices tabIndex={-1}>
        {proposals.map((proposal) => (
          <ChoiceRow key={proposal._id}>
            <input
              type="radio"
              name="approvedProposal"
              checked={field.value === proposal._id}
              onChange={() => choose(proposal)}
            />
            <strong>{padNumber(proposal.count ?? 0)}</strong>
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
          <Rest role="status" aria-label="Carregando propostas">
            <Skeleton width="100%" height={20} />
          </Rest>
        )}
        {query.hasNextPage && (
          <Rest>
            <Button
              variant="ghost"
              size="sm"
              isPending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Carregar mais propostas
            </Button>
          </Rest>
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
      </Choices>
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
    <Rest role="alert">
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
    </Rest>
  );
}

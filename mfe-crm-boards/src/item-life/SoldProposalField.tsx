import { ApiError } from '@girassol/shared-auth';
import { formatMoney, formatPower, formatRecordNumber, isValidSoldValue } from '@girassol/shared-domain';
import { Button, Icon, Skeleton, Text, tokens } from '@girassol/shared-ui';
import { useBoundField } from '@girassol/shared-ui/fields';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { ChoiceList, ChoiceListFooter, ChoiceRow, ChoiceScroller } from './choice-list';
import { chooseSoldProposal } from './choose-sold-proposal';
import { SoldProposalBadges } from './SoldProposalBadges';
import {
  findLikelySoldProposal,
  isSoldElsewhere,
  type SaleToWin,
  type SoldProposalChoice,
} from './sold-proposal-choices';
import { usePreselectedProposal } from './use-preselected-proposal';
import { useSoldProposalChoices } from './use-sold-proposal-choices';
import { NO_PROPOSAL, type WinValues } from './win-values';

const LABEL = 'Proposta aprovada';

interface ProposalChoiceProps {
  customerId: string;
  sale: SaleToWin;
}

/**
 * Choice of the sold proposal, or none, from a list with number, power and final price (boards-065). The
 * sale's own proposals are listed first; the only one that has not expired is preselected.
 */
export function SoldProposalField({ customerId, sale }: ProposalChoiceProps) {
  const labelId = useId();
  const { values, touched, setValues } = useFormikContext<WinValues>();
  const field = useBoundField<string | null>('approvedProposal', LABEL, (value) =>
    value === null ? 'Escolha a proposta aprovada, ou nenhuma.' : undefined,
  );
  const { query, proposals } = useSoldProposalChoices(customerId, sale);
  const isComplete = query.isSuccess && !query.isFetching && !query.hasNextPage;
  usePreselectedProposal(isComplete ? findLikelySoldProposal(proposals) : undefined);

  function choose(proposal: SoldProposalChoice | null) {
    // The price of the proposal is the likeliest value, until somebody wrote another.
    const keepsAmount = Boolean(touched.confirmedAmount) && isValidSoldValue(values.confirmedAmount);
    // In one step: two would be checked against one another's former values.
    void setValues(chooseSoldProposal(values, proposal, { keepsAmount }));
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
              disabled={isSoldElsewhere(proposal)}
              onChange={() => choose(proposal)}
            />
            <strong>{formatRecordNumber(proposal.count ?? 0)}</strong>
            <span className="power">
              {formatPower(proposal.power)} <SoldProposalBadges choice={proposal} />
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

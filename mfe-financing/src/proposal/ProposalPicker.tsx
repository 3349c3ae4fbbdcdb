import { api, useSession } from '@girassol/shared-auth';
import { formatMoney } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { keepFiguresTogether } from '@girassol/shared-ui';
import { AsyncComboBox } from '@girassol/shared-ui/choices';
import { useCallback } from 'react';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';

/** Letters that the server takes. */
const MAX_SEARCH_LENGTH = 120;

interface ProposalPickerProps {
  /** The one that is chosen. */
  proposal: Proposal | null;
  onChoose: (proposalId: string) => void;
}

/** Picker for the proposal to finance, searched by number or customer. */
export function ProposalPicker({ proposal, onChoose }: ProposalPickerProps) {
  const managerId = useSession()?.managerId ?? '';
  const loadOptions = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { proposals } = await api('POST /proposals/filtered/:userId/:multiplier', {
        params: { userId: managerId, multiplier: 1 },
        body: {
          searchValue: text.slice(0, MAX_SEARCH_LENGTH),
          filter1Active: true,
          filter1Value: 'FINISHED',
        },
        signal,
        silent: true,
      });
      return proposals.map(({ _id, count, customer, finalPrice }) => ({
        value: _id,
        label: formatChoice(count, customer.name, finalPrice),
      }));
    },
    [managerId],
  );
  return (
    <AsyncComboBox
      label="Proposta"
      placeholder="Número ou cliente"
      isRequired
      loadOptions={loadOptions}
      value={proposal?._id ?? null}
      selectedOption={proposal && { value: proposal._id, label: formatProposal(proposal) }}
      emptyText="Nenhuma proposta finalizada com este número ou cliente."
      onChange={(id) => id && onChoose(id)}
    />
  );
}

const formatProposal = ({ count, customerData, revenueData }: Proposal): string =>
  formatChoice(count, customerData.name, revenueData?.finalPrice ?? 0);

/** Formats a proposal to choose: `00180 · Padaria Silveira Ltda · R$ 161.960,00`, its price in one piece. */
const formatChoice = (count: number | null, customer: string, price: number): string =>
  keepFiguresTogether(`${formatProposalNumberOrZeros(count)} · ${customer} · ${formatMoney(price)}`);

import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { Button, ErrorState, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { ProposalPicker } from '../proposal/ProposalPicker';
import { useProposal } from '../proposal/use-proposal';
import { describeOrder } from './describe-order';
import { placeOrder } from './place-order';

interface NewOrderDialogProps {
  onPlaced: (order: EquipmentOrder) => void;
  onClose: () => void;
}

/** Dialog that orders the equipment of a finished proposal that the customer pays without a financing. */
export function NewOrderDialog({ onPlaced, onClose }: NewOrderDialogProps) {
  const [proposalId, setProposalId] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { data, isError, error, refetch } = useProposal(proposalId);
  const proposal = proposalId === undefined ? null : (data ?? null);

  async function order(id: string) {
    setPending(true);
    const placed = await placeOrder(id, {});
    setPending(false);
    if (placed) onPlaced(placed);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Pedir os equipamentos"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!proposal}
            isPending={isPending}
            onClick={() => proposal && void order(proposal._id)}
          >
            Fazer o pedido
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <ProposalPicker proposal={proposal} onChoose={setProposalId} />
        {proposalId !== undefined && isError && !proposal && (
          <ErrorState
            error={error}
            title="Não foi possível abrir a proposta"
            onRetry={() => void refetch()}
          />
        )}
        {proposalId !== undefined && !isError && !proposal && <Skeleton height={60} />}
        <Text as="p" size={13} tone="soft">
          {proposal
            ? describeOrder(proposal)
            : 'O pedido leva os equipamentos da proposta. Se ela é financiada, faça o pedido no financiamento, depois do contrato assinado.'}
        </Text>
      </Stack>
    </Dialog>
  );
}

import { api, useApiQuery } from '@girassol/shared-auth';
import { Button, ErrorState, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { ComboBox } from '@girassol/shared-ui/choices';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { AttendedTicket, Ticket } from '@girassol/support-domain/contract';
import { ticketStatusLabels } from '@girassol/support-domain/tickets';
import { useState } from 'react';

interface MergeDialogProps {
  ticket: Ticket;
  onDone: (ticket: AttendedTicket) => void;
  onClose: () => void;
}

/** Dialog in which a ticket is merged into another one of its account. */
export default function MergeDialog({ ticket, onDone, onClose }: MergeDialogProps) {
  const params = { ticketId: ticket._id };
  const others = useApiQuery('GET /operation/tickets/others/:ticketId', { params });
  const [into, setInto] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const items = others.data?.items ?? [];
  const chosen = items.find(({ _id }) => _id === into);
  const requester = ticket.requester.personalData.name;

  async function merge() {
    if (into === null) return;
    setIsSending(true);
    try {
      onDone(await api('PUT /operation/tickets/merging/:ticketId', { params, body: { into } }));
      onClose();
    } catch {
      // The dialog of errors has said why.
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Unir a outro chamado"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={!chosen} isPending={isSending} onClick={() => void merge()}>
            Unir
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>
          Este chamado é encerrado e a conversa continua no outro. As mensagens daqui continuam legíveis, e a
          união pode ser desfeita.
        </Text>
        {others.error && (
          <ErrorState
            error={others.error}
            title="Não foi possível carregar os chamados da conta"
            isRetrying={others.isFetching}
            onRetry={() => void others.refetch()}
          />
        )}
        {others.isPending && <Skeleton height={48} />}
        {others.data && items.length === 0 && <Text>Esta conta não tem outro chamado.</Text>}
        {items.length > 0 && (
          <ComboBox
            label="Unir a"
            isRequired
            value={into}
            onChange={setInto}
            options={items.map((item) => ({
              value: item._id,
              label: item.title,
              description: `${ticketStatusLabels[item.status]}, de ${item.requester}`,
            }))}
          />
        )}
        {chosen && chosen.requester !== requester && (
          <Text role="status">{`${requester} passa a ler o chamado de ${chosen.requester}.`}</Text>
        )}
      </Stack>
    </Dialog>
  );
}

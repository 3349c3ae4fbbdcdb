import { api } from '@girassol/shared-auth';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { TextArea } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { MAX_REVIEW_LENGTH } from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { useAttendants } from '../presence/use-attendants';

interface HandOverDialogProps {
  ticketId: string;
  onDone: (ticket: AttendedTicket) => void;
  onClose: () => void;
}

/** Dialog in which a ticket is handed over to a colleague, with a note. */
export default function HandOverDialog({ ticketId, onDone, onClose }: HandOverDialogProps) {
  const { query, attendants } = useAttendants();
  const [to, setTo] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const colleagues = attendants.filter(({ isMe }) => !isMe);

  async function handOver() {
    if (to === null) return;
    setIsSending(true);
    try {
      onDone(
        await api('PUT /operation/tickets/handover/:ticketId', { params: { ticketId }, body: { to, note } }),
      );
      onClose();
    } catch {
      // The dialog of errors has said why.
      setIsSending(false);
    }
  }

  return (
    <Dialog
      isOpen
      hasUnsavedInput={note.trim() !== ''}
      onClose={onClose}
      title="Passar o chamado"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={to === null}
            isPending={isSending}
            onClick={() => void handOver()}
          >
            Passar
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {query.data && colleagues.length === 0 ? (
          <Text>Ninguém mais atende chamados.</Text>
        ) : (
          <Select
            label="Para quem"
            isRequired
            value={to}
            onChange={setTo}
            options={colleagues.map(({ _id, name, isPresent, openTickets }) => ({
              value: _id,
              label: name,
              description: `${isPresent ? 'presente' : 'ausente'}, ${openTickets} em aberto`,
            }))}
          />
        )}
        <TextArea
          label="Nota para quem recebe"
          description="Só atendentes leem."
          isOptional
          maxLength={MAX_REVIEW_LENGTH}
          value={note}
          onChange={setNote}
        />
      </Stack>
    </Dialog>
  );
}

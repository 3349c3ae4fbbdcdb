import { api, getServerTime } from '@girassol/shared-auth';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { Button } from '@girassol/shared-ui';
import { DateField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import type { Ticket } from '@girassol/support-domain/contract';
import { MAX_SNOOZE_DAYS } from '@girassol/support-domain/tickets';
import { useState } from 'react';

interface SnoozeDialogProps {
  ticketId: string;
  onSnoozed: (ticket: Ticket) => void;
  onClose: () => void;
}

/** Dialog in which a ticket is snoozed until a day. */
export function SnoozeDialog({ ticketId, onSnoozed, onClose }: SnoozeDialogProps) {
  const today = toIsoDate(getServerTime());
  const [until, setUntil] = useState<string | null>(addDays(today, 7));
  const [isValid, setIsValid] = useState(true);
  const [isSending, setIsSending] = useState(false);

  async function snooze() {
    setIsSending(true);
    try {
      const { ticket } = await api('PUT /tickets/single/snooze/:ticketId', {
        params: { ticketId },
        body: { until },
      });
      onSnoozed(ticket);
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
      title="Adiar o chamado"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={until === null || !isValid}
            isPending={isSending}
            onClick={() => void snooze()}
          >
            Adiar
          </Button>
        </>
      }
    >
      <DateField
        label="Adiar até"
        description="Nesse dia você recebe um aviso. Uma mensagem desfaz o adiamento."
        value={until}
        onChange={setUntil}
        onValidityChange={setIsValid}
        min={addDays(today, 1)}
        max={addDays(today, MAX_SNOOZE_DAYS)}
      />
    </Dialog>
  );
}

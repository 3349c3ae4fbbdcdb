import type { ListedCustomer } from '@girassol/shared-domain/contract';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Checkbox } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import type { CustomerOwner } from '../customer-rights';
import { transferCustomers } from './customer-actions';

interface OwnersDialogProps {
  customers: ListedCustomer[];
  owners: CustomerOwner[];
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/**
 * Dialog that transfers the selected customers to one or more owners (customers-008). If several owners are
 * chosen, the customers are distributed to the owners in turn.
 */
export function CustomerOwnersDialog({ customers, owners, onClose, onDone }: OwnersDialogProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const what = customers.length === 1 ? (customers[0]?.name ?? '') : `${customers.length} clientes`;

  async function send() {
    setIsSending(true);
    const labels = owners.filter(({ userId }) => chosen.includes(userId)).map(({ label }) => label);
    const isDone = await transferCustomers(customers, chosen, labels.join(', '));
    setIsSending(false);
    if (!isDone) return;
    onDone?.();
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Trocar responsável"
      size="sm"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} isPending={isSending} onClick={send}>
            Trocar
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="soft">
          Quem cuida de {what} a partir de agora?
          {customers.length > 1 && ' Se marcar mais de uma pessoa, os clientes são divididos entre elas.'}
        </Text>
        <Stack gap={4} role="group" aria-label="Responsáveis">
          {owners.map(({ userId, label }) => (
            <Checkbox
              key={userId}
              label={label}
              value={chosen.includes(userId)}
              onChange={(isChosen) =>
                setChosen((before) => {
                  if (!isChosen) return before.filter((id) => id !== userId);
                  // One customer has one owner.
                  return customers.length === 1 ? [userId] : [...before, userId];
                })
              }
            />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

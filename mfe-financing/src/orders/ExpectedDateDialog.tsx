import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { Button } from '@girassol/shared-ui';
import { DateField } from '@girassol/shared-ui/inputs';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useSaveExpectedDate } from './use-move-order';

interface ExpectedDateDialogProps {
  order: EquipmentOrder;
  onClose: () => void;
}

/** Dialog for the day on which the supplier has promised the equipment of an order. */
export function ExpectedDateDialog({ order, onClose }: ExpectedDateDialogProps) {
  const [date, setDate] = useState(order.expectedDate);
  const [isValid, setIsValid] = useState(true);
  const [isPending, setPending] = useState(false);
  const saveExpectedDate = useSaveExpectedDate();

  async function save() {
    setPending(true);
    const isSaved = await saveExpectedDate(order, date);
    setPending(false);
    if (isSaved) onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Entrega prevista"
      size="sm"
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!isValid || date === order.expectedDate}
            isPending={isPending}
            onClick={() => void save()}
          >
            Salvar
          </Button>
        </>
      }
    >
      <DateField
        label="Entrega prevista"
        description="O dia que o fornecedor prometeu. O cliente o vê na página do pedido; vazio, não vê data."
        value={date}
        onChange={setDate}
        onValidityChange={setIsValid}
        min={order.registryDate}
      />
    </Dialog>
  );
}

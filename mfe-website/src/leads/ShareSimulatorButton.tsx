import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { ShareSimulatorDialog } from './ShareSimulatorDialog';

/** Button that opens the dialog with the simulator's links. */
export function ShareSimulatorButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="link" onClick={() => setOpen(true)}>
        Endereços do simulador
      </Button>
      {isOpen && <ShareSimulatorDialog onClose={() => setOpen(false)} />}
    </>
  );
}

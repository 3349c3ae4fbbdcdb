import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { ShareDialog } from './ShareDialog';

/** Opens the addresses of the simulator that can be handed out. */
export function ShareButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="link" onClick={() => setOpen(true)}>
        Endereços do simulador
      </Button>
      {isOpen && <ShareDialog onClose={() => setOpen(false)} />}
    </>
  );
}

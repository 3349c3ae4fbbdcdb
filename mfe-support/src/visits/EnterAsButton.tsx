import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { EnterAsDialog } from './EnterAsDialog';

interface EnterAsButtonProps {
  account: { _id: string; name: string };
  userId: string;
  ticketId: string;
}

/** Button that opens a visit to the requester of a ticket. */
export function EnterAsButton(props: EnterAsButtonProps) {
  const [isEntering, setIsEntering] = useState(false);
  return (
    <>
      <Button size="sm" icon="eye" onClick={() => setIsEntering(true)}>
        Entrar como
      </Button>
      {isEntering && <EnterAsDialog {...props} onClose={() => setIsEntering(false)} />}
    </>
  );
}

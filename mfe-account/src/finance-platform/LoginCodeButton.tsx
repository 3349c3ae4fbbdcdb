import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { LoginCodeDialog } from './LoginCodeDialog';
import { createLoginCode, type ShownLoginCode } from './use-finance-connection';

/** Button that creates a login code of the finance platform and shows it in a dialog. `entryUrl` takes the code. */
export function LoginCodeButton({ entryUrl }: { entryUrl: string }) {
  const [shown, setShown] = useState<ShownLoginCode | null>(null);
  const [isCreating, setCreating] = useState(false);

  async function create() {
    setCreating(true);
    try {
      const created = await createLoginCode();
      if (created) setShown(created);
    } finally {
      setCreating(false);
    }
  }

  return (
    <>
      <Button variant="primary" icon="key" isPending={isCreating} onClick={() => void create()}>
        Gerar código de acesso
      </Button>
      {shown && (
        <LoginCodeDialog
          shown={shown}
          entryUrl={entryUrl}
          isRenewing={isCreating}
          onRenew={() => void create()}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

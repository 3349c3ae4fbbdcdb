import type { Session } from '@girassol/shared-domain';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';

interface PasskeyLoginButtonProps {
  onLogin: (session: Session) => void;
  /** Reason why it failed; undefined while it is tried. */
  onProblem: (problem: string | undefined) => void;
}

/** Button that opens a session with a passkey of this host. */
export function PasskeyLoginButton({ onLogin, onProblem }: PasskeyLoginButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function logIn() {
    setIsBusy(true);
    onProblem(undefined);
    try {
      const { logInWithPasskey, describePasskeyFailure } = await import('./log-in-with-passkey');
      await logInWithPasskey().then(onLogin, (error) => onProblem(describePasskeyFailure(error)));
    } catch {
      onProblem('Não foi possível entrar. Confira a conexão e tente de novo.');
    }
    setIsBusy(false);
  }

  return (
    <Button icon="key" size="lg" isFullWidth isPending={isBusy} onClick={() => void logIn()}>
      Entrar com chave de acesso
    </Button>
  );
}

import { logout } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useShellNavigation } from '../navigation/navigation-context';
import { getPathAfterLogin } from './after-login';
import { LoginForm } from './LoginForm';

/**
 * Login over the page of a session that was ended elsewhere. What was typed stays below it for the same person; anybody else
 * starts from the beginning.
 */
export default function EndedSessionDialog({ ended }: { ended: Session }) {
  const { navigate } = useShellNavigation();
  const leave = () => logout({ to: '/login' });
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      isDismissable={false}
      title="Sua sessão foi encerrada"
      size="sm"
      actions={<Button onClick={leave}>Sair sem salvar</Button>}
    >
      <Stack gap={16}>
        <Text as="p" tone="soft">
          Ela foi encerrada em outro lugar, ou sua senha foi trocada. O que você escreveu continua nesta
          página: entre de novo para salvar.
        </Text>
        <LoginForm
          prefill={{ email: ended.email, password: '' }}
          onLogin={(opened) => {
            if (opened.userId !== ended.userId) navigate(getPathAfterLogin(opened), { replace: true });
          }}
        />
      </Stack>
    </Dialog>
  );
}

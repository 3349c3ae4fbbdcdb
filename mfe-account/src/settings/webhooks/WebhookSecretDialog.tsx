import { SecretDialog } from '@girassol/shared-ui/overlays';

/**
 * Dialog that shows a new webhook secret, with which a program of the account verifies that messages come
 * from Girassol.
 */
export function WebhookSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog title="Segredo dos avisos" secret={secret} copiedText="Segredo copiado" onClose={onClose}>
      Copie agora para o seu programa: ele não aparece de novo. Com ele se confere que a mensagem veio daqui.
    </SecretDialog>
  );
}

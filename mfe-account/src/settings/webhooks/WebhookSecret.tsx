import { SecretDialog } from '@girassol/shared-ui/overlays';

/** What a program checks our messages with. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <SecretDialog title="Segredo dos avisos" secret={secret} copiedText="Segredo copiado" onClose={onClose}>
      Copie agora para o seu programa: ele não aparece de novo. Com ele se confere que a mensagem veio daqui.
    </SecretDialog>
  );
}

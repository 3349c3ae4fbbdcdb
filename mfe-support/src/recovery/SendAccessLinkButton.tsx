import { api } from '@girassol/shared-auth';
import { Button, confirm, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';

/** Button by which an attendant has the link to a new password mailed to the address on file, the only help with access. */
export function SendAccessLinkButton({ ticketId }: { ticketId: string }) {
  const [isSending, setIsSending] = useState(false);

  async function send() {
    const isSure = await confirm({
      title: 'Enviar link de acesso?',
      text: 'O link para uma nova senha vai só para o e-mail cadastrado na conta, se houver uma com o e-mail informado. Ele nunca aparece na conversa.',
      confirmLabel: 'Enviar link',
    });
    if (!isSure) return;
    setIsSending(true);
    try {
      await api('POST /operation/tickets/access-link/:ticketId', { params: { ticketId } });
      showSnackbar({ text: 'Link enviado ao e-mail cadastrado, se houver uma conta.' });
    } catch {
      // The dialog of errors has said why.
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Button size="sm" icon="mail" isPending={isSending} onClick={() => void send()}>
      Enviar link de acesso
    </Button>
  );
}

import { Button, DateText } from '@girassol/shared-ui';
import { SecretDialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { buildAccessLinkAddress } from './account-text';
import { mailAccessLink, useWhitelabels } from './use-accounts';

/**
 * Access link, by which the owner of an account chooses a password, with its expiry, account and recipient.
 */
export interface AccessLinkData {
  token: string;
  until: number;
  /** Can this server send it by mail? */
  mayMail?: boolean | undefined;
  accountId: string;
  whitelabel: string | null;
  to: { name: string; email: string };
}

/** Dialog that shows an access link once; the server stores nothing that could show the link again. */
export function AccessLinkDialog({ link, onClose }: { link: AccessLinkData; onClose: () => void }) {
  const { data } = useWhitelabels();
  const hosts = data?.whitelabels.find(({ key }) => key === link.whitelabel)?.hosts ?? [];
  const address = buildAccessLinkAddress(link.token, hosts, window.location);
  return (
    <SecretDialog
      title={`Link para ${link.to.name}`}
      secret={address}
      copiedText="Link copiado"
      actions={link.mayMail && <MailIt link={link} />}
      doneLabel={link.mayMail ? 'Concluir' : 'Já copiei'}
      onClose={onClose}
    >
      {link.mayMail ? 'Copie agora ou envie por e-mail,' : 'Copie agora e envie'} só a {link.to.email}: ele
      não aparece de novo. Vale uma vez, até <DateText value={link.until} show="dateTime" />.
    </SecretDialog>
  );
}

/** Sends the link to its reader, once. */
function MailIt({ link }: { link: AccessLinkData }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  async function send() {
    setState('sending');
    setState((await mailAccessLink(link)) ? 'sent' : 'ready');
  }
  return (
    <Button
      icon="mail"
      disabled={state === 'sent'}
      isPending={state === 'sending'}
      onClick={() => void send()}
    >
      {state === 'sent' ? 'Enviado por e-mail' : 'Enviar por e-mail'}
    </Button>
  );
}

import { api, attemptAction } from '@girassol/shared-auth';
import { buildWhatsappMessageLink } from '@girassol/shared-domain';
import type { Signature, SignatureChannel, SignatureSigner } from '@girassol/shared-domain/contract';
import { formatFullName } from '@girassol/shared-domain/signatures';
import { Badge, Button, ButtonLink, copyText, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { type ContractRef, cacheSignature } from '../data/signature';

interface SignerActionsProps {
  of: ContractRef;
  person: SignatureSigner;
  contractName: string;
}

/**
 * Buttons that remind a signer: by e-mail, by copying the signing link, or by a WhatsApp message
 * (signatures-014).
 */
export function SignerReminderButtons({ of, person, contractName }: SignerActionsProps) {
  const [isPending, setPending] = useState(false);
  const [isPrepared, setPrepared] = useState(false);
  const params = { ...of, personId: person._id };
  const name = formatFullName(person);
  const link = person.clicksignSignUrl && new URL(person.clicksignSignUrl, window.location.origin).href;

  async function keep(work: () => Promise<{ signature: Signature }>): Promise<boolean> {
    const answer = await attemptAction(work);
    if (answer) cacheSignature(of, answer.signature);
    return answer !== null;
  }
  const tell = (type: SignatureChannel) =>
    keep(() =>
      api('POST /signatures/single/person/notification/:saleId/:contractId/:personId', {
        params,
        body: { type },
      }),
    );

  async function notify() {
    setPending(true);
    const isTold = await tell('email');
    setPending(false);
    if (isTold) showSnackbar({ text: 'Notificação da assinatura digital enviada com sucesso!' });
  }

  async function copy(text: string) {
    await copyText(text, 'Link da assinatura do contrato copiado!');
    await keep(() => api('POST /signatures/single/person/link/:saleId/:contractId/:personId', { params }));
  }

  return (
    <>
      <Button
        size="sm"
        icon="mail"
        isPending={isPending}
        aria-label={`Notificar ${name}`}
        onClick={() => void notify()}
      >
        Notificar
      </Button>
      {link && (
        <>
          <Button
            size="sm"
            variant="ghost"
            icon="copy"
            aria-label={`Copiar link de ${name}`}
            onClick={() => void copy(link)}
          >
            Copiar link
          </Button>
          <ButtonLink
            size="sm"
            variant="ghost"
            icon="message"
            href={buildWhatsappMessageLink(
              person.phone,
              buildReminderMessage(person.name, contractName, link),
            )}
            target="_blank"
            rel="noreferrer"
            aria-label={`WhatsApp para ${name}`}
            onClick={() => void tell('whatsapp').then((isNoted) => isNoted && setPrepared(true))}
          >
            WhatsApp
          </ButtonLink>
        </>
      )}
      {isPrepared && (
        <Badge tone="info" role="status">
          WhatsApp preparado
        </Badge>
      )}
    </>
  );
}

const buildReminderMessage = (name: string, contractName: string, link: string): string =>
  `Olá, ${name}! O documento “${contractName}” espera a sua assinatura: ${link} O código para assinar chega no seu e-mail.`;

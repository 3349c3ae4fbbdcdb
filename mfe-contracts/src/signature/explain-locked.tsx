import { supportWhatsapp } from '@girassol/federation/remote';
import { whatsappMessage } from '@girassol/shared-domain';
import { inform, TextLink } from '@girassol/shared-ui';

const WANTED = 'Olá! Quero liberar a assinatura digital na minha conta.';

/** How an account without the module gets it (signatures-001). */
export function explainLocked(): Promise<void> {
  const whatsapp = supportWhatsapp();
  return inform({
    title: 'LIBERE A ASSINATURA DIGITAL',
    text: (
      <>
        <p>
          Envie contratos para assinar pelo celular, acompanhe quem já viu e assinou, e receba o documento
          lacrado, que qualquer pessoa pode conferir.
        </p>
        <p>
          Fale com nossa equipe para liberar a assinatura digital.{' '}
          {whatsapp && (
            <TextLink href={whatsappMessage(whatsapp, WANTED)} target="_blank" rel="noreferrer">
              Falar pelo WhatsApp
            </TextLink>
          )}
        </p>
      </>
    ),
  });
}

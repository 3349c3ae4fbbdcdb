import { getSupportWhatsapp, isAnsweredByArea } from '@girassol/federation/remote';
import { buildWhatsappMessageLink } from '@girassol/shared-domain';
import { showMessageDialog, TextLink } from '@girassol/shared-ui';

const CONTACT_PATH = '/contato';
const WANTED = 'Olá! Quero liberar a assinatura digital na minha conta.';

/** Shows a dialog about how the account gets the signature module (signatures-001). */
export function showMissingSignatureModuleDialog(): Promise<void> {
  const whatsapp = getSupportWhatsapp();
  return showMessageDialog({
    title: 'LIBERE A ASSINATURA DIGITAL',
    text: (
      <>
        <p>
          Envie contratos para assinar pelo celular, acompanhe quem já viu e assinou, e receba o documento
          lacrado, que qualquer pessoa pode conferir.
        </p>
        <p>
          Fale com nossa equipe para liberar a assinatura digital.{' '}
          {whatsapp ? (
            <TextLink href={buildWhatsappMessageLink(whatsapp, WANTED)} target="_blank" rel="noreferrer">
              Falar pelo WhatsApp
            </TextLink>
          ) : (
            isAnsweredByArea(CONTACT_PATH) && <TextLink href={CONTACT_PATH}>Ver os contatos</TextLink>
          )}
        </p>
      </>
    ),
  });
}

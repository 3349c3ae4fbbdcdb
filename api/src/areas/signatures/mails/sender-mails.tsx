import { type MailBrand, MailButton, MailText } from '@girassol/api-platform/mail';
import type { ReactNode } from 'react';

interface SenderMailFacts {
  /** Name of the sender of the document. */
  name: string;
  contractName: string;
  customer: string;
  /** From the root of the brand's server. */
  path: string;
}

/**
 * Renders the mail that tells the sender of a document that a signer refused to sign, with the signer's
 * reason.
 */
export const renderRefusalMail =
  ({
    name,
    contractName,
    customer,
    path,
    signer,
    reason,
  }: SenderMailFacts & { signer: string; reason: string }) =>
  (brand: MailBrand): { subject: string; reason: string; content: ReactNode } => ({
    subject: `Recusado por ${signer}: ${contractName}`,
    reason: 'Você recebe este e-mail porque enviou este documento para assinatura.',
    content: (
      <>
        <MailText>
          Olá, {name}. {signer} recusou o documento “{contractName}”, de {customer}. Os links dos outros
          signatários deixaram de valer.
        </MailText>
        <MailText>Motivo: {reason}</MailText>
        <MailButton brand={brand} href={brand.origin + path} label="Abrir o contrato" />
      </>
    ),
  });

import type { ReactNode } from 'react';
import { type MailBrand, MailButton, MailText } from '../../../platform/mail';

interface Told {
  /** Who sent the document. */
  name: string;
  contractName: string;
  customer: string;
  /** From the root of the brand's server. */
  path: string;
}

/** Somebody does not sign: whoever sent the document hears of it at once, with the reason. */
export const refusalMail =
  ({ name, contractName, customer, path, signer, reason }: Told & { signer: string; reason: string }) =>
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

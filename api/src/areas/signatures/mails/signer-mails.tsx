import { type MailBrand, MailButton, MailNote, MailText } from '@girassol/api-platform/mail';
import { formatDate } from '@girassol/shared-domain';
import type { SignerAction } from '@girassol/shared-domain/signatures';
import type { ReactNode } from 'react';

interface RenderedMail {
  subject: string;
  reason: string;
  content: ReactNode;
}

/** Data that every mail to a signer contains: name, company, contract, and the path of the signing page. */
export interface SignerMailFacts {
  /** First name of the reader. */
  name: string;
  companyName: string;
  contractName: string;
  /** From the root of the brand's server. */
  path: string;
}

const formatMailReason = ({ companyName }: SignerMailFacts): string =>
  `Você recebe este e-mail porque ${companyName} indicou você neste documento. O link é pessoal: não o encaminhe.`;

/** Renders the mail that invites a person to sign a document, or reminds the person. */
export const renderInviteMail =
  (facts: SignerMailFacts & { kind: SignerAction; validityDate: string; isReminder: boolean }) =>
  (brand: MailBrand): RenderedMail => {
    const { name, companyName, contractName, path, kind, validityDate, isReminder } = facts;
    const act = kind === 'APPROVE' ? 'aprovar' : 'assinar';
    return {
      subject: `${isReminder ? 'Lembrete: ' : ''}${companyName} pede que você ${kind === 'APPROVE' ? 'aprove' : 'assine'}: ${contractName}`,
      reason: formatMailReason(facts),
      content: (
        <>
          <MailText>
            Olá, {name}. {companyName} enviou o documento “{contractName}” para você {act}. O prazo vai até{' '}
            {formatDate(validityDate)}.
          </MailText>
          <MailButton brand={brand} href={brand.origin + path} label={`Ler e ${act}`} />
          <MailNote>
            Abrir o link não assina nada. Para {act}, você lê o documento, recebe um código neste e-mail e
            confirma seu nome e CPF. Também pode recusar, com o motivo.
          </MailNote>
        </>
      ),
    };
  };

/** Renders the mail with the one-time code by which a signer proves access to the mailbox. */
export const renderCodeMail =
  (facts: SignerMailFacts & { code: string; minutes: number }) => (): RenderedMail => ({
    subject: `Código para assinar: ${facts.contractName}`,
    reason: formatMailReason(facts),
    content: (
      <>
        <MailText>
          Olá, {facts.name}. Seu código para o documento “{facts.contractName}”, de {facts.companyName}:
        </MailText>
        <MailText>
          <strong>{facts.code}</strong>
        </MailText>
        <MailNote>
          Vale por {facts.minutes} minutos. Ninguém da empresa vai pedir este código: digite-o só na página do
          documento. Se você não o pediu, ignore este e-mail.
        </MailNote>
      </>
    ),
  });

/** Renders the mail that notifies a signer that all have signed, with the link to the sealed document. */
export const renderSealedMail =
  (facts: SignerMailFacts & { verifyCode: string }) =>
  (brand: MailBrand): RenderedMail => ({
    subject: `Assinado por todos: ${facts.contractName}`,
    reason: formatMailReason(facts),
    content: (
      <>
        <MailText>
          Olá, {facts.name}. O documento “{facts.contractName}”, de {facts.companyName}, foi assinado por
          todos. Guarde o arquivo lacrado: ele traz as assinaturas e as evidências.
        </MailText>
        <MailButton brand={brand} href={brand.origin + facts.path} label="Baixar o documento assinado" />
        <MailNote>
          Código de verificação: {facts.verifyCode}. Qualquer pessoa confere o arquivo em {brand.origin}
          /verificar/{facts.verifyCode}
        </MailNote>
      </>
    ),
  });

/** Renders the mail that tells a signer that a document was cancelled and no longer needs to be signed. */
export const renderCancelledMail =
  (facts: Omit<SignerMailFacts, 'path'> & { reason: string }) => (): RenderedMail => ({
    subject: `Cancelado: ${facts.contractName}`,
    reason: `Você recebe este e-mail porque ${facts.companyName} tinha pedido sua assinatura neste documento.`,
    content: (
      <>
        <MailText>
          Olá, {facts.name}. O documento “{facts.contractName}”, de {facts.companyName}, não precisa mais ser
          assinado. Os links que você recebeu deixaram de valer.
        </MailText>
        {facts.reason && <MailText>Motivo: {facts.reason}</MailText>}
      </>
    ),
  });

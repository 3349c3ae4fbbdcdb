import { formatDate } from '@girassol/shared-domain';
import type { SignerKind } from '@girassol/shared-domain/signatures';
import type { ReactNode } from 'react';
import { type MailBrand, MailButton, MailNote, MailText } from '../../../platform/mail';

interface Written {
  subject: string;
  reason: string;
  content: ReactNode;
}

/** What mails to a signer speak of. */
export interface MailFacts {
  /** First name of the reader. */
  name: string;
  companyName: string;
  contractName: string;
  /** From the root of the brand's server. */
  path: string;
}

const reasonOf = ({ companyName }: MailFacts): string =>
  `Você recebe este e-mail porque ${companyName} indicou você neste documento. O link é pessoal: não o encaminhe.`;

/** Somebody is asked to sign, or asked again. */
export const inviteMail =
  (facts: MailFacts & { kind: SignerKind; validityDate: string; isReminder: boolean }) =>
  (brand: MailBrand): Written => {
    const { name, companyName, contractName, path, kind, validityDate, isReminder } = facts;
    const act = kind === 'APPROVE' ? 'aprovar' : 'assinar';
    return {
      subject: `${isReminder ? 'Lembrete: ' : ''}${companyName} pede que você ${kind === 'APPROVE' ? 'aprove' : 'assine'}: ${contractName}`,
      reason: reasonOf(facts),
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

/** The code by which somebody shows that this mailbox is theirs. */
export const codeMail = (facts: MailFacts & { code: string; minutes: number }) => (): Written => ({
  subject: `Código para assinar: ${facts.contractName}`,
  reason: reasonOf(facts),
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

/** It is signed by all, and can be read by whoever is party to it. */
export const sealedMail =
  (facts: MailFacts & { verifyCode: string }) =>
  (brand: MailBrand): Written => ({
    subject: `Assinado por todos: ${facts.contractName}`,
    reason: reasonOf(facts),
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

/** What was asked for is asked no more. */
export const cancelledMail = (facts: Omit<MailFacts, 'path'> & { reason: string }) => (): Written => ({
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
